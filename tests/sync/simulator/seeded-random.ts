export type SeededRandom = {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(below: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T | undefined;
  /** A source of its own: what it is asked for does not move this one. */
  fork(): SeededRandom;
};

/** The same seed gives the same numbers on every machine (a 32-bit mixing generator). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const random: SeededRandom = {
    next,
    below: (below) => Math.floor(next() * below),
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
    fork: () => seededRandom(Math.floor(next() * 2 ** 32)),
  };
  return random;
}
