import { expect, test } from 'vitest';
import { circlesIn, readImports } from './import-circles.mjs';

test('no two files of the project import each other, not through others, nor for types alone', () => {
  const imports = readImports();
  expect(imports.get('web/src/sync/window/move-window.ts')).toContain('web/src/sync/scopes.ts');
  expect(circlesIn(imports)).toEqual([]);
});

test('a circle is told as the way around it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(circlesIn(imports)).toEqual([['b', 'c', 'd']]);
});
