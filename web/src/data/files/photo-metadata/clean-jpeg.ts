import { bounded, broken, type Bytes, joined, startsWith, textBytes } from './bytes.ts';
import { readSegments, START_OF_SCAN } from './jpeg-segments.ts';
import { EXIF_PREFIX, orientationAlone } from './orientation.ts';

/**
 * The picture, its colour profile and its orientation. Exif, XMP, captions, comments, maker notes and previews stay
 * behind, and so does what follows the end of the image: films of motion photos, depth maps, other pictures.
 */
export function cleanJpeg(jpeg: Uint8Array): Bytes {
  const parts: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)];
  const markers = new Set<number>();
  for (const { marker, body, scan } of bounded(readSegments(jpeg))) {
    const kept = keptBody(marker, body);
    if (kept === null) continue;
    markers.add(marker);
    const length = kept.length + 2;
    parts.push(Uint8Array.of(0xff, marker, length >> 8, length & 255), kept, scan);
  }
  if (!markers.has(START_OF_SCAN) || ![...markers].some(isFrame)) throw broken('no picture');
  parts.push(Uint8Array.of(0xff, 0xd9));
  return joined(parts);
}

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
const JFIF_BYTES = 12;
const ADOBE_BYTES = 12;

function keptBody(marker: number, body: Uint8Array): Uint8Array | null {
  if (isOfPicture(marker, body)) return body;
  const isForeign = (marker >= APP0 && marker <= 0xef) || marker === COMMENT;
  if (!isForeign) throw broken('a segment that no decoder takes');
  switch (marker) {
    case APP0:
      return startsWith(body, 'JFIF\0') ? withoutPreview(body) : null;
    case APP1:
      return startsWith(body, EXIF_PREFIX) ? withPrefix(orientationAlone(body)) : null;
    case APP2:
      return startsWith(body, 'ICC_PROFILE\0') ? body : null;
    case APP14: // Says how the colours are stored.
      return startsWith(body, 'Adobe') ? body.subarray(0, ADOBE_BYTES) : null;
    default:
      return null;
  }
}

const withoutPreview = (jfif: Uint8Array) => new Uint8Array([...jfif.subarray(0, JFIF_BYTES), 0, 0]);
const withPrefix = (exif: Uint8Array | null) =>
  exif === null ? null : new Uint8Array([...textBytes(EXIF_PREFIX), ...exif]);

/** The frame of any process, but not the marks that lie between: tables, a reserved one, arithmetic conditions. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Held to the byte, as decoders do: a segment with room for more could carry what is to stay behind. */
function isOfPicture(marker: number, body: Uint8Array): boolean {
  if (isFrame(marker)) return isOfParts(body.length - 6, 3, body[5]);
  switch (marker) {
    case START_OF_SCAN:
      return isOfParts(body.length - 4, 2, body[0]);
    case 0xdb: // quantisation
      return isFilledBy(body, (at) => 1 + ((body[at] ?? 0) >> 4 === 0 ? 64 : 128));
    case 0xc4: // Huffman
      return isFilledBy(body, (at) => 17 + sum(body.subarray(at + 1, at + 17)));
    case 0xcc: // arithmetic conditions
      return body.every((value, at) => at % 2 === 1 || value < 32);
    case 0xdc: // number of lines
    case 0xdd: // restart interval
      return body.length === 2;
    default:
      return false;
  }
}

/** A picture has up to four parts of colour. */
const isOfParts = (length: number, bytesEach: number, parts = 0) =>
  parts <= 4 && length === parts * bytesEach;

const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0);

function isFilledBy(body: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < body.length) at += lengthAt(at);
  return at === body.length;
}
