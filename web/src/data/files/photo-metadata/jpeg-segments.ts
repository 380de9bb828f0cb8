import { broken, viewOf } from './bytes.ts';

/** `scan` is the image data that follows a start of scan, and empty for every other segment. */
export type Segment = { marker: number; body: Uint8Array; scan: Uint8Array };

export const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** The segments up to the end of the image; what a camera puts behind it is no part of the picture. */
export function* readSegments(jpeg: Uint8Array): Generator<Segment> {
  const view = viewOf(jpeg);
  let at = markerAt(jpeg, 2);
  for (let marker = view.getUint8(at); marker !== END_OF_IMAGE; marker = view.getUint8(at)) {
    // A length that is too short or too long leads to no marker.
    const end = at + 1 + view.getUint16(at + 1);
    const next = marker === START_OF_SCAN ? endOfScan(jpeg, end) : end;
    yield { marker, body: jpeg.subarray(at + 3, end), scan: jpeg.subarray(end, next) };
    at = markerAt(jpeg, next);
  }
}

/** Any number of bytes 0xff may be before a marker. */
function markerAt(jpeg: Uint8Array, at: number): number {
  if (jpeg[at] !== 0xff) throw broken('no marker');
  let marker = at + 1;
  while (jpeg[marker] === 0xff) marker += 1;
  return marker;
}

/** Image data holds 0xff only before a zero, a restart mark or another 0xff. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return jpeg.length; // where no marker is
}
