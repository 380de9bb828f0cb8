import { expect, test } from 'vitest';
import { cycleAmong } from './no-chunk-cycles.ts';

const chunks = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names }));

test('files that lean on each other in one direction are no cycle', () => {
  expect(
    cycleAmong(chunks({ app: ['ui', 'react'], layers: ['ui', 'react'], ui: ['react'], react: [] })),
  ).toBeNull();
});

test('a cycle is told with its files in order, however long the way to it', () => {
  expect(cycleAmong(chunks({ app: ['ui'], ui: ['layers'], layers: ['parts'], parts: ['ui'] }))).toEqual([
    'ui',
    'layers',
    'parts',
    'ui',
  ]);
});
