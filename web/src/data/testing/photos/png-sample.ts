import { crc32, deflateSync } from 'node:zlib';
import { exifBlock, LEAK, XMP } from './exif-block.ts';
import { PLAIN_JPEG } from './jpeg-sample.ts';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function pngChunk(type: string, data: Buffer | string): Buffer {
  const named = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  return Buffer.concat([u32(named.length - 4), named, u32(crc32(named))]);
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Two by two pixels of eight bits of grey. */
export const PNG_HEADER = pngChunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]));
export const PNG_PIXELS = pngChunk('IDAT', deflateSync(Buffer.from([0, 10, 20, 0, 30, 40])));
const END = pngChunk('IEND', '');

export const pngWith = (chunks: Buffer[], behind = ''): Buffer =>
  Buffer.concat([SIGNATURE, PNG_HEADER, ...chunks, PNG_PIXELS, END, Buffer.from(behind)]);

export const PNG_OF_COLOUR = [
  pngChunk('gAMA', u32(45455)),
  pngChunk('pHYs', Buffer.concat([u32(2835), u32(2835), Buffer.from([1])])),
];

export const pngSample = (little: boolean, orientation: number): Buffer =>
  pngWith(
    [
      ...PNG_OF_COLOUR,
      pngChunk('eXIf', exifBlock(little, orientation, PLAIN_JPEG)),
      pngChunk('tEXt', `Author\0${LEAK}text`),
      pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), XMP])),
      pngChunk('zTXt', Buffer.concat([Buffer.from('Place\0\0'), deflateSync(`${LEAK}packed`)])),
      pngChunk('tIME', Buffer.from([7, 234, 11, 1, 10, 0, 0])),
      pngChunk('prVt', `${LEAK}private`),
    ],
    `${LEAK}behind`,
  );
