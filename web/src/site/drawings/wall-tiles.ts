import { firm } from '#config/firm.ts';

export type TileFamily = 'sky' | 'rosa' | 'sol';

export type WallTile = {
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly figure: string;
  readonly shape: (typeof SHAPES)[number];
  /** Quarter turns. */
  readonly turns: number;
};

const SHAPES = ['quarter', 'sun', 'leaf', 'rings', 'quarter', 'leaf'] as const;

const { ink, sun, rosa, gold, cream } = firm.colors;

/** From the upper edge to the lower one, night to dawn. */
const RAMPS: Readonly<Record<TileFamily, readonly string[]>> = {
  sky: [ink[950], ink[900], ink[800], ink[700], ink[600], ink[500], ink[400], ink[300], ink[200], ink[100]],
  rosa: [ink[900], ink[800], ink[700], ink[600], ink[500], ink[300], ink[200], rosa, sun[200], sun[100]],
  sol: [ink[800], ink[700], ink[600], ink[500], rosa, sun[200], sun[300], sun[400], gold, cream],
};
/** One tile in ten is of the other temperature. */
const ODD_ONES: Readonly<Record<TileFamily, readonly [string, string]>> = {
  sky: [rosa, sun[100]],
  rosa: [ink[100], ink[200]],
  sol: [ink[300], ink[400]],
};

/** A piece of wall that looks the same on every build for the same seed, and different for every other one. */
export function wallTiles(seed: string, family: TileFamily, columns: number, rows: number): WallTile[] {
  const next = randomFrom(seed);
  const ramp = RAMPS[family];
  const pick = (index: number) => ramp[Math.min(Math.max(index, 0), ramp.length - 1)] ?? ink[700];
  return Array.from({ length: columns * rows }, (_, index) => {
    const y = Math.floor(index / columns);
    const depth = ((y + 0.5) / rows) * (ramp.length - 1) + next() * 2.4 - 1.2;
    const step = Math.round(depth);
    const isOdd = next() < 0.1;
    const away = (next() < 0.5 ? -1 : 1) * (next() < 0.7 ? 1 : 2);
    const [oddGround, oddFigure] = ODD_ONES[family];
    const shape = SHAPES[Math.floor(next() * SHAPES.length)] ?? 'quarter';
    return {
      x: index % columns,
      y,
      ground: isOdd ? oddGround : pick(step),
      // At an end of the ramp there is only one way to go.
      figure: isOdd ? oddFigure : pick(step) === pick(step + away) ? pick(step - away) : pick(step + away),
      shape,
      turns: shape === 'sun' ? 0 : Math.floor(next() * 4),
    };
  });
}

/** mulberry32, started from the text's FNV-1a hash: numbers from 0 to 1, the same ones for the same text. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
