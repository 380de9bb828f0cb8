import { crc32 as platformCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import {
  PNG_HEADER,
  PNG_OF_COLOUR,
  PNG_PIXELS,
  pngChunk,
  pngSample,
  pngWith,
} from '#data/testing/photos/png-sample.ts';
import { cleanPhoto } from './clean-photo.ts';
import { cleanPng } from './clean-png.ts';
import { crc32 } from './crc32.ts';

const cleaned = (png: Buffer) => Buffer.from(cleanPng(png));
const withWrongSum = (chunk: Buffer) =>
  Buffer.concat([chunk.subarray(0, -1), Buffer.from([~(chunk.at(-1) ?? 0)])]);

test('a picture without metadata comes back byte by byte, its colours and its animation too', () => {
  const animation = [
    pngChunk('acTL', Buffer.alloc(8)),
    pngChunk('fcTL', Buffer.alloc(26)),
    pngChunk('fdAT', 'frame'),
  ];
  const plain = pngWith([...PNG_OF_COLOUR, ...animation]);
  expect(cleaned(plain)).toEqual(plain);
});

test('all that stays of a photo is its picture and its colours', () => {
  expect(cleaned(pngSample(true, 1))).toEqual(pngWith(PNG_OF_COLOUR));
});

test('metadata under the name of a colour chunk stays behind', () => {
  expect(cleaned(pngWith([pngChunk('pHYs', `${LEAK}longer`), withWrongSum(pngChunk('sRGB', '\0'))]))).toEqual(
    pngWith([]),
  );
});

test('an orientation whose sum is wrong is not believed', () => {
  const exif = pngSample(true, 6);
  const at = exif.indexOf('eXIf') - 4;
  const chunk = exif.subarray(at, at + 12 + exif.readUInt32BE(at));
  expect(cleaned(pngWith([chunk]))).not.toEqual(pngWith([]));
  expect(cleaned(pngWith([withWrongSum(chunk)]))).toEqual(pngWith([]));
});

describe('a file in which metadata could hide is refused', () => {
  const plain = pngWith([]);
  test.each([
    ['image data with a wrong sum', pngWith([withWrongSum(PNG_PIXELS)])],
    ['a chunk that decoders must know', pngWith([pngChunk('LEAK', LEAK)])],
    ['a name that is none', pngWith([pngChunk('t-Xt', LEAK)])],
    ['a palette that is too long', pngWith([pngChunk('PLTE', LEAK.padEnd(900))])],
    ['no image data', Buffer.concat([plain.subarray(0, 8), PNG_HEADER, pngChunk('IEND', '')])],
    ['no header', Buffer.concat([plain.subarray(0, 8), PNG_PIXELS, pngChunk('IEND', '')])],
    ['no end', plain.subarray(0, -12)],
  ])('%s', (_name, png) => {
    expect(cleanPhoto('png', png)).toBeNull();
  });
});

test('the sum is that of the platform, for any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => crc32(bytes) === platformCrc32(bytes)));
});
