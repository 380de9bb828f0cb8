import { startsWith, viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;
/** The picture as it was stored: the same as saying nothing. */
const UPRIGHT = 1;
const MOST_ORIENTATION = 8;

/** How Exif begins inside a JPEG, and in some WebP files. */
export const EXIF_PREFIX = 'Exif\0\0';

/** How a viewer has to turn the picture, from 1 to 8; upright where the block does not say so readably. */
function readOrientation(exif: Uint8Array): number {
  try {
    return orientationOf(viewOf(startsWith(exif, EXIF_PREFIX) ? exif.subarray(EXIF_PREFIX.length) : exif));
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT; // an offset beyond the block
    throw error;
  }
}

function orientationOf(tiff: DataView): number {
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return UPRIGHT;
  const little = order === 0x4949;
  const first = tiff.getUint32(4, little);
  const count = tiff.getUint16(first, little);
  for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12) {
    if (tiff.getUint16(entry, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, little);
    const isReadable = tiff.getUint16(entry + 2, little) === SHORT && value >= 1 && value <= MOST_ORIENTATION;
    return isReadable ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** An Exif block (its TIFF part) that says the same orientation and nothing else; null where there is nothing to say. */
export function orientationAlone(exif: Uint8Array): Uint8Array | null {
  const orientation = readOrientation(exif);
  if (orientation === UPRIGHT) return null;
  const entry = [ORIENTATION >> 8, ORIENTATION & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
}
