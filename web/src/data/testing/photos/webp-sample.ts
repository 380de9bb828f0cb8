import { exifBlock, LEAK, XMP } from './exif-block.ts';
import { PLAIN_JPEG } from './jpeg-sample.ts';

/** One pixel, as an encoder wrote it. */
export const PLAIN_WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
/** An animation of one frame. */
export const ANIMATED_WEBP = Buffer.from(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQ' +
    'BxAREYiI/gcA',
  'base64',
);

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function webpChunk(type: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([Buffer.from(type), u32(bytes.length), bytes, Buffer.alloc(bytes.length % 2)]);
}

export const WEBP_PIXELS = PLAIN_WEBP.subarray(12);
const PROFILE = 0x20;
const EXIF = 0x08;
const XMP_FLAG = 0x04;

export function webpWith(flags: number, chunks: Buffer[], behind = ''): Buffer {
  const header = webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const content = Buffer.concat([Buffer.from('WEBP'), header, ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), u32(content.length), content, Buffer.from(behind)]);
}

export const webpSample = (little: boolean, orientation: number): Buffer =>
  webpWith(
    PROFILE | EXIF | XMP_FLAG,
    [
      webpChunk('ICCP', 'a colour profile'),
      WEBP_PIXELS,
      webpChunk('EXIF', exifBlock(little, orientation, PLAIN_JPEG)),
      webpChunk('XMP ', XMP),
      webpChunk('PRVT', `${LEAK}unknown`),
    ],
    `${LEAK}behind`,
  );
