import { bounded, broken, type Bytes, joined, letters, textBytes, viewOf } from './bytes.ts';
import { orientationAlone } from './orientation.ts';

const RIFF_BYTES = 12;
const FRAME_BYTES = 16;
/** Bits of the extended header: what the file has besides one picture. */
const HAS_XMP = 0x04;
const HAS_EXIF = 0x08;
const HAS_OF_PICTURE = 0x32; // colour profile, transparency, animation

/** The picture, its colour profile and its orientation; Exif, XMP, what is unknown and what follows stay behind. */
export function cleanWebp(webp: Uint8Array): Bytes {
  const end = 8 + viewOf(webp).getUint32(4, true);
  const chunks = [...bounded(readChunks(webp.subarray(RIFF_BYTES, end)))];
  if (!chunks.some(({ type }) => IMAGES.has(type))) throw broken('no picture');
  const header = chunks.find(({ type }) => type === 'VP8X') ?? null;
  const exif = header === null ? null : readExif(header, chunks);
  const parts = chunks.flatMap((chunk) => {
    if (chunk === header) return newChunk('VP8X', extendedHeader(chunk.data, exif !== null));
    return chunk.type === 'EXIF' ? [] : keptChunk(chunk);
  });
  if (exif !== null) parts.push(...newChunk('EXIF', exif));
  const size = parts.reduce((length, part) => length + part.length, 4);
  return joined([chunkHead('RIFF', size), new Uint8Array(textBytes('WEBP')), ...parts]);
}

type Chunk = { type: string; data: Uint8Array };

function* readChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length;) {
    const type = letters(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size;
    if (end > bytes.length || !/^[ -~]{4}$/.test(type)) throw broken('a chunk that is none');
    yield { type, data: bytes.subarray(at + 8, end) };
    at = end + (size % 2);
  }
}

const IMAGES = new Set(['VP8 ', 'VP8L', 'ANMF']);
const KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP']);

function keptChunk({ type, data }: Chunk): Uint8Array[] {
  if (type === 'ANMF') return newChunk(type, cleanFrame(data));
  return KEPT.has(type) ? newChunk(type, data) : [];
}

/** One picture of an animation has chunks of its own. */
function cleanFrame(frame: Uint8Array): Uint8Array {
  const chunks = [...bounded(readChunks(frame.subarray(FRAME_BYTES)))].filter(({ type }) => KEPT.has(type));
  return joined([
    frame.subarray(0, FRAME_BYTES),
    ...chunks.flatMap(({ type, data }) => newChunk(type, data)),
  ]);
}

/** What the header announces and nobody finds could lie inside of what is taken for the picture. */
function readExif({ data }: Chunk, chunks: readonly Chunk[]): Uint8Array | null {
  const flags = data[0] ?? 0;
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const hasXmp = chunks.some(({ type }) => type === 'XMP ');
  if ((flags & HAS_EXIF && exif === undefined) || (flags & HAS_XMP && !hasXmp)) throw broken('lost metadata');
  return exif === undefined ? null : orientationAlone(exif.data);
}

function extendedHeader(data: Uint8Array, hasExif: boolean): Uint8Array {
  if (data.length !== 10) throw broken('a header that is none');
  const flags = ((data[0] ?? 0) & HAS_OF_PICTURE) | (hasExif ? HAS_EXIF : 0);
  return new Uint8Array([flags, 0, 0, 0, ...data.subarray(4)]);
}

const newChunk = (type: string, data: Uint8Array): Uint8Array[] => [
  chunkHead(type, data.length),
  data,
  new Uint8Array(data.length % 2),
];

function chunkHead(type: string, size: number): Uint8Array {
  const head = new Uint8Array(8);
  head.set(textBytes(type));
  viewOf(head).setUint32(4, size, true);
  return head;
}
