import { refuseIf } from './refused.ts';
import { holdsZip } from './zip-end.ts';

/** Readers of PDF look for its mark this far into a file. */
const PDF_HEAD_BYTES = 1024;
const ARCHIVES = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"];
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

type Kind = 'pdf' | 'zip' | 'compound' | 'other';

/** A file that is a second one to another program, by a signature before, inside or after the first. */
export function refuseSecondFile(kind: Kind, bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (mark: string, within = file) => within.includes(mark, 0, 'latin1');
  refuseIf(kind !== 'pdf' && has('%PDF-', file.subarray(0, PDF_HEAD_BYTES)), 'wrong_type');
  // The directory of a zipped document describes all of it: nothing is next to its parts.
  refuseIf(kind !== 'zip' && holdsZip(file), 'wrong_type');
  refuseIf(kind !== 'zip' && ARCHIVES.some((mark) => has(mark)), 'wrong_type');
  refuseIf(kind !== 'zip' && kind !== 'compound' && has(COMPOUND), 'wrong_type');
}
