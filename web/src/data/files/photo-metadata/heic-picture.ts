import { broken } from './bytes.ts';
import type { Box } from './heic-boxes.ts';
import type { Extent, Items } from './heic-items.ts';

/** More boxes of data than any real picture has. */
const MOST_STORES = 100;

/** Empties the boxes of data, then puts back what pictures lie in. */
export function copyPicture(heic: Uint8Array, clean: Uint8Array, stores: readonly Box[], items: Items): void {
  if (stores.length > MOST_STORES) throw broken('too many boxes of data');
  const isStored = ({ at, end }: Extent) => stores.some((store) => at >= store.body && end <= store.end);
  if (![...items.pictures, ...items.others].every(isStored)) throw broken('an item outside of the data');
  const stretches = joinedStretches(items.pictures);
  if (stretches.length === 0) throw broken('no picture');
  if (isTouching(stretches, joinedStretches(items.others))) throw broken('metadata within a picture');

  for (const { body, end } of stores) clean.fill(0, body, end);
  for (const { at, end } of stretches) clean.set(heic.subarray(at, end), at);
  for (const { at, end } of items.exif) if (end - at >= EMPTY_EXIF.length) clean.set(EMPTY_EXIF, at);
}

/** Where the block begins (four bytes), and a readable block without an entry. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];

/** In their order, each byte once: a crafted file names the same bytes any number of times. */
function joinedStretches(extents: readonly Extent[]): Extent[] {
  const stretches: Extent[] = [];
  for (const { at, end } of extents.toSorted((a, b) => a.at - b.at)) {
    const last = stretches.at(-1);
    if (at === end) continue;
    if (last === undefined || at > last.end) stretches.push({ at, end });
    else last.end = Math.max(last.end, end);
  }
  return stretches;
}

/** Both in their order. */
function isTouching(some: readonly Extent[], others: readonly Extent[]): boolean {
  let next = 0;
  for (const { at, end } of some) {
    for (let other = others[next]; other !== undefined && other.end <= at; other = others[next]) next += 1;
    const other = others[next];
    if (other !== undefined && other.at < end) return true;
  }
  return false;
}
