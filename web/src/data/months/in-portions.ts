import type { WriteRefusal, WriteResult } from '#data/writes/write-result.ts';

/** Of a few milliseconds each: between two portions the page answers. */
const ROWS_PER_PORTION = 50;

/**
 * Writes many rows, a portion in one transaction. `onPortion` hears how many are through; what is through stays, whatever
 * interrupts the rest.
 */
export async function inPortions<T>(
  wanted: readonly T[],
  writePortion: (portion: readonly T[]) => Promise<WriteResult>,
  onPortion: (through: number) => void,
): Promise<'done' | WriteRefusal> {
  for (let from = 0; from < wanted.length; from += ROWS_PER_PORTION) {
    const portion = wanted.slice(from, from + ROWS_PER_PORTION);
    const result = await writePortion(portion);
    if (!result.ok) return result.reason;
    onPortion(from + portion.length);
  }
  return 'done';
}
