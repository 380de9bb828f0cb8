import { positionsOf } from './find-bytes.ts';

/** Of a record in a zip's directory: where the length of the name is, and the name itself. */
const NAME_LENGTH_AT = 28;
const NAME_AT = 46;

/** Far more than any office program writes. */
export const MAX_ZIP_ENTRIES = 2000;
export const MAX_ZIP_NAME_BYTES = 512;

/**
 * The names in a zip's directory, or null where there are too many. Looked for by the records' mark, not by the
 * index at the end: a second index or a document inside the document cannot hide names then. The bounds keep a
 * crafted directory, whose names lie over each other, from filling the memory.
 */
export function zipEntries(bytes: Uint8Array): string[] | null {
  const names: string[] = [];
  for (const at of positionsOf(bytes, 'PK\x01\x02')) {
    if (names.length === MAX_ZIP_ENTRIES) return null;
    const length = (bytes[at + NAME_LENGTH_AT] ?? 0) | ((bytes[at + NAME_LENGTH_AT + 1] ?? 0) << 8);
    // Four packed bytes can look like the mark by chance; what follows is then no name.
    const name = bytes.subarray(at + NAME_AT, at + NAME_AT + Math.min(length, MAX_ZIP_NAME_BYTES));
    names.push(new TextDecoder().decode(name).replaceAll('\\', '/'));
  }
  return names;
}
