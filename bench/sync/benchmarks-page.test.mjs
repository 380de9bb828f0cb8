import { expect, it } from 'vitest';
import { benchmarksPage } from './benchmarks-page.mjs';

const good = { row: '1', measure: 'first list', unit: 'ms', ours: 50, others: { other: 200 }, goal: 120 };
const about = {
  machine: { processors: '2' },
  settings: { runs: '3' },
  versions: { firebase: '12' },
  command: 'npm run bench -- sync --write 1',
  raw: 'benchmarks/2026-11-25.json',
};
const pageOf = (lines) => benchmarksPage({ lines, ...about });

it('what falls short, and what loses to another, is said before all else', () => {
  const slow = { ...good, row: '2', ours: 130 };
  const beaten = { ...good, row: '3', ours: 100, others: { other: 80 } };
  const [head] = pageOf([beaten, slow, good]).split('## All of it');
  expect(head).toContain('Goal met 2 of 3.');
  expect(head).toContain('- Row 2, first list: 130 ms, goal <= 120 ms.\n');
  expect(head).toContain('- Row 3, first list: 100 ms, goal <= 120 ms. other is better.');
  expect(head).not.toContain('Row 1,');
});

it('the page has the table, the machine, the settings and where the rest is', () => {
  const page = pageOf([good]);
  expect(page).toContain('Nothing of what was measured.');
  expect(page).toContain('| 1   | first list | 50 ms | 200 ms, other | 4.00x | -     | <= 120 ms | yes |');
  expect(page).toContain('| processors | 2   |');
  expect(page).toContain('(benchmarks/2026-11-25.json)');
});
