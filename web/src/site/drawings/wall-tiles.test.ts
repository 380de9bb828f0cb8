import { expect, it } from 'vitest';
import { wallTiles } from './wall-tiles.ts';

it('is the same wall for the same seed, and another one for another', () => {
  const wall = wallTiles('das', 'sky', 6, 4);
  expect(wall).toHaveLength(24);
  expect(wallTiles('das', 'sky', 6, 4)).toEqual(wall);
  expect(wallTiles('fgts', 'sky', 6, 4)).not.toEqual(wall);
});

it.each(['sky', 'rosa', 'sol'] as const)('shows a figure on every tile of a %s wall', (family) => {
  const hidden = Array.from({ length: 50 }, (_, seed) => wallTiles(String(seed), family, 6, 4))
    .flat()
    .filter(({ ground, figure }) => ground === figure);
  expect(hidden).toEqual([]);
});

it('puts every sun on its horizon', () => {
  const suns = wallTiles('das', 'sol', 20, 20).filter(({ shape }) => shape === 'sun');
  expect(suns.length).toBeGreaterThan(0);
  expect(suns.filter(({ turns }) => turns !== 0)).toEqual([]);
});
