import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.mjs';
import { parseOptions } from './arguments.mjs';
import { goalOf, QUICK } from './quick.mjs';

const SUBJECTS = readdirSync(inRoot('bench', 'subjects')).map((file) => file.replace(/\.mjs$/, ''));

it('a daily look passes over no subject', () => {
  expect(Object.keys(QUICK).sort()).toEqual(SUBJECTS.filter((name) => name !== 'all').sort());
});

it.each(Object.keys(QUICK))('%s knows the options of a daily look', async (name) => {
  const { subject } = await import(`../subjects/${name}.mjs`);
  for (const args of QUICK[name]) expect(() => parseOptions(args, subject)).not.toThrow();
});

it('the goal is that of the last line, and none where it did not come so far', () => {
  expect(goalOf('goal met 1 of 1\nx\ngoal met 3 of 4\n')).toEqual({ met: 3, of: 4 });
  expect(goalOf('it failed')).toBeNull();
});

it('a switch is off without a word and takes none', () => {
  const subject = { options: { quick: false, only: '' }, parts: [] };
  expect(parseOptions([], subject).options).toEqual({ quick: false, only: '' });
  expect(parseOptions(['--quick'], subject).options).toEqual({ quick: true, only: '' });
});
