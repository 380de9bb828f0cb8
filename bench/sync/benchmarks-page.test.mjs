import { expect, it } from 'vitest';
import { benchmarksPage } from './benchmarks-page.mjs';

const good = { row: '1', measure: 'first list', unit: 'ms', ours: 50, others: { other: 200 }, goal: 120 };
const measured = {
  at: '2026-11-25T09:30:00.000Z',
  commit: '0123abcd',
  load: '0.1 before, 0.9 after',
  asked: { runs: 3 },
  machine: { processors: '2' },
};
const usual = { runs: '20', seed: '1', only: '', write: '0' };
const pageOf = (lines) => benchmarksPage({ usual, parts: { cold: { ...measured, lines } } });

it('what falls short, and what loses to another, is said before all else', () => {
  const slow = { ...good, row: '2', ours: 130 };
  const beaten = { ...good, row: '3', ours: 100, others: { other: 80 } };
  const [head] = pageOf([beaten, slow, good]).split('## All of it');
  expect(head).toContain('Goal met 2 of 3.');
  expect(head).toContain('- Row 2, first list: 130 ms, goal <= 120 ms.\n');
  expect(head).toContain('- Row 3, first list: 100 ms, goal <= 120 ms. other is better.');
  expect(head).not.toContain('Row 1,');
});

it('where the floor is above the goal, the page says so', () => {
  const slow = { ...good, ours: 200, floor: 150 };
  expect(pageOf([slow])).toContain(
    '- Row 1, first list: 200 ms, goal <= 120 ms. The floor itself is 150 ms.\n',
  );
  expect(pageOf([{ ...slow, floor: 90 }])).toContain('goal <= 120 ms.\n');
});

it('a goal that is met only because this machine is slower is said too, with the one that was promised', () => {
  const here = { ...good, ours: 130, goal: 180, promised: 120 };
  expect(pageOf([here])).toContain(
    '- Row 1, first list: 130 ms, goal <= 180 ms, promised 120 ms. Met for a machine as slow as this one, not as promised.\n',
  );
  expect(pageOf([{ ...here, floor: 125 }])).toContain('not as promised. The floor itself is 125 ms.\n');
  expect(pageOf([{ ...here, ours: 110 }])).toContain('Nothing of what was measured.');
});

it('the page has the table, and when, where and how each part was measured', () => {
  const page = pageOf([good]);
  expect(page).toContain('Nothing of what was measured.');
  expect(page).toContain('| 1   | first list | 50 ms | 200 ms, other | 4.00x | -     | <= 120 ms | yes |');
  expect(page).toContain(
    '| `npm run bench -- sync --only cold --runs 3` | 2026-11-25 09:30 | 0123abcd | 0.1 before, 0.9 after |',
  );
  expect(page).toContain('Usual values: `--runs 20`, `--seed 1`.');
  expect(page).toContain('| machine    |     |');
  expect(page).toContain('| processors | 2   |');
});

it('what ran on another machine is told apart', () => {
  const parts = {
    cold: { ...measured, lines: [good] },
    live: { ...measured, machine: { processors: '8' }, lines: [good] },
  };
  const page = benchmarksPage({ usual, parts });
  expect(page).toContain('Goal met 2 of 2.');
  expect(page).toMatch(/\| machine +\| cold \|[^]*\| processors \| 2 +\|/);
  expect(page).toMatch(/\| machine +\| live \|[^]*\| processors \| 8 +\|/);
});
