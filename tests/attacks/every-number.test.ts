import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*['"`](\d+) /g;
const FAMILIES = Array.from({ length: 50 }, (_, at) => at + 1);
const STORIES = join(import.meta.dirname, '..', 'e2e', 'attacks');

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder).flatMap((file) => (name.test(file) ? readFileSync(join(folder, file), 'utf8') : []));

it('every family of attacks has a case of its own', () => {
  const texts = [...filesIn(import.meta.dirname, /\.test\.(ts|mjs)$/), ...filesIn(STORIES, /\.spec\.ts$/)];
  const numbers = texts.flatMap((text) => [...text.matchAll(TITLE)].map(([, number]) => Number(number)));
  expect(FAMILIES.filter((number) => !numbers.includes(number))).toEqual([]);
});
