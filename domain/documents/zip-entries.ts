import { positionsOf } from './find-bytes.ts';

/** Of a record in a zip's directory: where the length of the name stands, and the name itself. */
const NAME_LENGTH_AT = 28;
const NAME_AT = 46;

/**
 * The names in a zip's directory. Looked for by the records' mark, not by the index at the end: a second index
 * or a document inside the document cannot hide names then.
 */
export function zipEntries(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (const at of positionsOf(bytes, 'PK\x01\x02')) {
    const length = (bytes[at + NAME_LENGTH_AT] ?? 0) | ((bytes[at + NAME_LENGTH_AT + 1] ?? 0) << 8);
    const name = bytes.subarray(at + NAME_AT, at + NAME_AT + length);
    names.push(new TextDecoder().decode(name).replaceAll('\\', '/'));
  }
  return names;
}
