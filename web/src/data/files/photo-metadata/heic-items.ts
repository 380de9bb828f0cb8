import { bounded, broken, letters, viewOf } from './bytes.ts';
import { type Box, readBoxes } from './heic-boxes.ts';

/** Where some bytes of an item lie in the file. */
export type Extent = { at: number; end: number };
type ItemPlace = Extent & { id: number };

/** `exif`: those among the others that hold Exif. */
export type Items = { pictures: Extent[]; others: Extent[]; exif: Extent[] };

/** The type of every item: pictures, tiles, Exif, texts. */
export function readItemTypes(heic: Uint8Array, iinf: Box): Map<number, string> {
  const view = viewOf(heic);
  const entries = readBoxes(heic, iinf.body + (view.getUint8(iinf.body) === 0 ? 6 : 8), iinf.end);
  const types = new Map<number, string>();
  for (const { type, body } of entries) {
    if (type !== 'infe') throw broken('an item that is none');
    const isWide = view.getUint8(body) === 3;
    const id = isWide ? view.getUint32(body + 4) : view.getUint16(body + 4);
    if (types.has(id)) throw broken('an item with two types');
    types.set(id, letters(heic, body + (isWide ? 10 : 8), 4));
  }
  return types;
}

export function readPrimaryId(heic: Uint8Array, pitm: Box): number {
  const view = viewOf(heic);
  return view.getUint8(pitm.body) === 0 ? view.getUint16(pitm.body + 4) : view.getUint32(pitm.body + 4);
}

/** Where the bytes of the items lie: in the file (method 0), or in `idat` (method 1). */
export function readItemPlaces(heic: Uint8Array, iloc: Box, idat: Box | null): ItemPlace[] {
  const read = numberReader(heic.subarray(0, iloc.end), iloc.body);
  const version = read(1);
  read(3); // flags
  const sizes = read(2);
  if (version > 2) throw broken('places that are none');
  const size = {
    offset: sizes >> 12,
    length: (sizes >> 8) & 15,
    base: (sizes >> 4) & 15,
    index: version === 0 ? 0 : sizes & 15,
  };
  const wide = version === 2 ? 4 : 2;
  const count = read(wide);

  function* places(): Generator<ItemPlace> {
    for (let item = 0; item < count; item += 1) {
      const id = read(wide);
      const method = version === 0 ? 0 : read(2) & 15;
      if (method > 1) throw broken('an item inside of another');
      read(2); // which file: pictures of phones are in one
      const start = (method === 1 ? (idat?.body ?? heic.length) : 0) + read(size.base);
      for (let left = read(2); left > 0; left -= 1) {
        read(size.index);
        const at = start + read(size.offset);
        yield { id, at, end: at + read(size.length) };
      }
    }
  }
  return [...bounded(places())];
}

/** Reads one number after the other, each of so many bytes. */
function numberReader(bytes: Uint8Array, from: number): (size: number) => number {
  let at = from;
  return (size) => {
    if (at + size > bytes.length) throw broken('a number beyond the end');
    let value = 0;
    for (const end = at + size; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0);
    return value;
  };
}
