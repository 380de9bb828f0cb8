import { describe, expect, test } from 'vitest';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import {
  ANIMATED_WEBP,
  PLAIN_WEBP,
  WEBP_PIXELS,
  webpChunk,
  webpSample,
  webpWith,
} from '#data/testing/photos/webp-sample.ts';
import { cleanPhoto } from './clean-photo.ts';
import { cleanWebp } from './clean-webp.ts';

const cleaned = (webp: Buffer) => Buffer.from(cleanWebp(webp));

test.each([
  ['picture', PLAIN_WEBP],
  ['animation', ANIMATED_WEBP],
])('a plain %s comes back byte by byte', (_name, webp) => {
  expect(cleaned(webp)).toEqual(webp);
});

test('all that stays of a photo is its picture and its colours, as its header says', () => {
  const profile = webpChunk('ICCP', 'a colour profile');
  expect(cleaned(webpSample(true, 1))).toEqual(webpWith(0x20, [profile, WEBP_PIXELS]));
});

test('what is inside a frame of an animation stays behind too', () => {
  const frame = (...chunks: Buffer[]) =>
    webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), WEBP_PIXELS, ...chunks]));
  const hidden = webpWith(0x02, [frame(webpChunk('NOTE', `${LEAK}frame`))]);
  expect(cleaned(hidden)).toEqual(webpWith(0x02, [frame()]));
});

test('metadata that a plain picture may not have stays behind', () => {
  const size = Buffer.alloc(4);
  const note = webpChunk('EXIF', LEAK);
  size.writeUInt32LE(PLAIN_WEBP.length - 8 + note.length);
  expect(cleaned(Buffer.concat([PLAIN_WEBP.subarray(0, 4), size, PLAIN_WEBP.subarray(8), note]))).toEqual(
    PLAIN_WEBP,
  );
});

describe('a file in which metadata could hide is refused', () => {
  test.each([
    ['Exif that is announced and not there', webpWith(0x08, [WEBP_PIXELS])],
    ['XMP that is announced and not there', webpWith(0x04, [WEBP_PIXELS])],
    ['no picture', webpWith(0, [webpChunk('ALPH', 'x')])],
    ['a chunk beyond the end', webpWith(0, [WEBP_PIXELS, Buffer.from('NOTE\xff\xff\0\0', 'latin1')])],
    ['a name that is none', webpWith(0, [WEBP_PIXELS, webpChunk('\x01\x02\x03\x04', LEAK)])],
    ['cut off', PLAIN_WEBP.subarray(0, -2)],
    [
      'a header of another length',
      Buffer.concat([ANIMATED_WEBP.subarray(0, 12), webpChunk('VP8X', `\0${LEAK}longer`), WEBP_PIXELS]),
    ],
  ])('%s', (_name, webp) => {
    expect(cleanPhoto('webp', webp)).toBeNull();
  });
});
