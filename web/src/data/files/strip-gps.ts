/**
 * A JPEG without the place it was taken at: the GPS part of its Exif block is emptied in place, metadata that
 * tell places in other ways (XMP, and an Exif block that cannot be read) are left out. Orientation and date
 * stay. What is no JPEG comes back as it is.
 */
export function stripGps(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg;
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  for (let next = readSegment(jpeg, at); next !== null; next = readSegment(jpeg, at)) {
    const cleaned = cleanSegment(next);
    if (cleaned !== null) kept.push(cleaned);
    at += next.bytes.length;
  }
  kept.push(jpeg.subarray(at));
  return joined(kept);
}

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';

type Segment = { marker: number; bytes: Uint8Array };

/** The header segment at `at`, or null at the image data or where the file is broken. */
function readSegment(jpeg: Uint8Array, at: number): Segment | null {
  const marker = jpeg[at + 1];
  if (jpeg[at] !== 0xff || marker === undefined || marker === START_OF_SCAN || marker < 0xc0) return null;
  const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
  if (length < 2 || at + 2 + length > jpeg.length) return null;
  return { marker, bytes: jpeg.subarray(at, at + 2 + length) };
}

function cleanSegment({ marker, bytes }: Segment): Uint8Array | null {
  if (marker !== APP1) return bytes;
  const body = bytes.subarray(4);
  if (startsWith(body, XMP)) return contains(body, 'GPS') ? null : bytes;
  // A continued XMP block is compressed text of any kind, split over segments: not worth its risk.
  if (startsWith(body, EXTENDED_XMP)) return null;
  if (!startsWith(body, EXIF)) return bytes;
  const copy = bytes.slice();
  return emptyGps(copy.subarray(4 + EXIF.length)) ? copy : null;
}

const GPS_POINTER = 0x8825;
/** Bytes per value of each TIFF type, by its number. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Zeroes every value and the whole directory that the GPS pointer names. False where the block is not readable. */
function emptyGps(tiff: Uint8Array): boolean {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return false;
    const little = order === 0x4949;
    const first = view.getUint32(4, little);
    for (const entry of directory(view, first, little)) {
      if (view.getUint16(entry, little) !== GPS_POINTER) continue;
      emptyDirectory(tiff, view, view.getUint32(entry + 8, little), little);
    }
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false; // an offset beyond the block
    throw error;
  }
}

function emptyDirectory(tiff: Uint8Array, view: DataView, at: number, little: boolean): void {
  const entries = directory(view, at, little);
  for (const entry of entries) {
    const size = (TYPE_BYTES[view.getUint16(entry + 2, little)] ?? 0) * view.getUint32(entry + 4, little);
    if (size > 4) {
      const from = view.getUint32(entry + 8, little);
      if (from + size > tiff.length) throw new RangeError('value outside the block');
      tiff.fill(0, from, from + size);
    }
  }
  for (const entry of entries) tiff.fill(0, entry, entry + 12);
  view.setUint16(at, 0, little);
}

/** Offsets of a directory's twelve-byte entries. */
function directory(view: DataView, at: number, little: boolean): number[] {
  const count = view.getUint16(at, little);
  if (at + 2 + count * 12 > view.byteLength) throw new RangeError('directory outside the block');
  return Array.from({ length: count }, (_, i) => at + 2 + i * 12);
}

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const startsWith = (bytes: Uint8Array, text: string) => codes(text).every((code, i) => bytes[i] === code);

function contains(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
