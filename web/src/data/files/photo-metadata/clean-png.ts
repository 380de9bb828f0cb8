import { bounded, broken, type Bytes, joined, letters, textBytes, viewOf } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { orientationAlone } from './orientation.ts';

/** What decoding, colour and animation need, with the most bytes that each may have. */
const KEPT = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['IDAT', Infinity],
  ['IEND', 0],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', Infinity],
  ['cICP', 4],
  ['mDCV', 24],
  ['cLLI', 8],
  ['sBIT', 4],
  ['pHYs', 9],
  ['bKGD', 6],
  ['acTL', 8],
  ['fcTL', 26],
  ['fdAT', Infinity],
]);

const SIGNATURE_BYTES = 8;

/** The picture and its orientation; texts, times and what is unknown stay behind, and all that follows its end. */
export function cleanPng(png: Uint8Array): Bytes {
  const parts: Uint8Array[] = [png.subarray(0, SIGNATURE_BYTES)];
  const types = new Set<string>();
  for (const chunk of bounded(readChunks(png))) {
    const kept = keptChunk(chunk);
    if (kept === null) continue;
    parts.push(kept);
    types.add(chunk.type);
  }
  if (!types.has('IHDR') || !types.has('IDAT')) throw broken('no picture');
  return joined(parts);
}

/** `bytes` is all of it: length, type, content and check sum. */
type Chunk = { type: string; data: Uint8Array; bytes: Uint8Array };

function* readChunks(png: Uint8Array): Generator<Chunk> {
  const view = viewOf(png);
  for (let at = SIGNATURE_BYTES, type = ''; type !== 'IEND';) {
    const end = at + 12 + view.getUint32(at);
    type = letters(png, at + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken('a chunk that is none');
    yield { type, data: png.subarray(at + 8, end - 4), bytes: png.subarray(at, end) };
    at = end;
  }
}

function keptChunk({ type, data, bytes }: Chunk): Uint8Array | null {
  if (type === 'eXIf') {
    const exif = hasRightSum(bytes) ? orientationAlone(data) : null;
    return exif === null ? null : newChunk('eXIf', exif);
  }
  if (data.length <= (KEPT.get(type) ?? -1) && hasRightSum(bytes)) return bytes;
  // A capital letter first: no decoder may go on without this chunk.
  if (/^[A-Z]/.test(type)) throw broken('a chunk that no decoder takes');
  return null;
}

/** A wrong length takes in what follows; the sum tells. */
const hasRightSum = (chunk: Uint8Array) =>
  crc32(chunk.subarray(4, -4)) === viewOf(chunk).getUint32(chunk.length - 4);

function newChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(textBytes(type), 4);
  chunk.set(data, 8);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}
