import { load } from 'exifreader';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import { box, heicSample } from '#data/testing/photos/heic-sample.ts';
import { jpegSample, jpegWith, segment } from '#data/testing/photos/jpeg-sample.ts';
import { PHOTO_SAMPLES } from '#data/testing/photos/photo-samples.ts';
import { pngChunk, pngSample, pngWith } from '#data/testing/photos/png-sample.ts';
import { WEBP_PIXELS, webpSample, webpWith } from '#data/testing/photos/webp-sample.ts';
import { cleanPhoto, type PhotoExtension } from './clean-photo.ts';

const cleaned = (extension: PhotoExtension, photo: Buffer) => {
  const clean = cleanPhoto(extension, photo);
  return clean === null ? null : Buffer.from(clean);
};
const tagsOf = (photo: Buffer | null) => load(photo ?? Buffer.alloc(0), { expanded: true });

describe.each(PHOTO_SAMPLES)('a photo of a phone (%s)', (extension, photo) => {
  const clean = cleaned(extension, photo);

  test('has its device, its date and its position on arrival, as a reader of its own sees it', () => {
    const { exif, gps } = tagsOf(photo);
    expect(exif).toMatchObject({ Make: {}, Model: {}, DateTime: {}, MakerNote: {} });
    expect(gps?.Latitude).toBeCloseTo(-23.55);
  });

  test('tells that reader nothing but its orientation afterwards', () => {
    const { exif, gps, xmp, iptc, Thumbnail, makerNotes, pngText } = tagsOf(clean);
    // HEIC has its orientation outside of Exif.
    expect(Object.keys(exif ?? {})).toEqual(extension === 'heic' ? [] : ['Orientation']);
    for (const group of [gps, xmp, iptc, Thumbnail, makerNotes, pngText])
      expect(Object.keys(group ?? {})).toEqual([]);
  });

  test('holds none of what was left in it, wherever that was', () => {
    expect(photo.includes(LEAK)).toBe(true);
    expect(clean?.includes(LEAK)).toBe(false);
  });

  test('is not changed by a second cleaning', () => {
    expect(clean).not.toBeNull();
    expect(cleaned(extension, clean ?? photo)).toEqual(clean);
  });

  test('is refused or clean, whatever the disk or the network did to a few of its bytes', () => {
    const change = fc.tuple(fc.nat(photo.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = Buffer.from(photo);
        for (const [at, value] of changes) changed[at] = value;
        expect(cleaned(extension, changed)?.includes(LEAK) ?? false).toBe(false);
      }),
      { numRuns: 500, seed: 34 },
    );
  });

  test('is refused or clean, wherever it was cut off', () => {
    for (let length = 0; length < photo.length; length += 1)
      expect(cleaned(extension, photo.subarray(0, length))?.includes(LEAK) ?? false).toBe(false);
  });
});

test.each([true, false])('each orientation stays what it was (little endian: %s)', (little) => {
  for (const orientation of [2, 3, 4, 5, 6, 7, 8])
    for (const [extension, photo] of [
      ['jpg', jpegSample(little, orientation)],
      ['png', pngSample(little, orientation)],
      ['webp', webpSample(little, orientation)],
    ] as const)
      expect(tagsOf(cleaned(extension, photo)).exif?.Orientation?.value).toBe(orientation);
});

test('an upright photo needs no Exif at all', () => {
  for (const [extension, photo] of [
    ['jpg', jpegSample(true, 1)],
    ['png', pngSample(true, 1)],
    ['webp', webpSample(true, 1)],
  ] as const)
    expect(tagsOf(cleaned(extension, photo)).exif).toBeUndefined();
});

test('more parts than any picture has are refused before they take the memory of a phone', () => {
  const many = (part: Buffer) => Array.from({ length: 100_000 }, () => part);
  expect(cleaned('jpg', jpegWith(many(segment(0xfe))))).toBeNull();
  expect(cleaned('png', pngWith(many(pngChunk('tEXt', ''))))).toBeNull();
  expect(cleaned('webp', webpWith(0, many(WEBP_PIXELS)))).toBeNull();
  const heic = cleaned('heic', heicSample(true, 6)) ?? Buffer.alloc(0);
  expect(cleaned('heic', heic)).toEqual(heic);
  expect(cleaned('heic', Buffer.concat([heic, ...many(box('free'))]))).toBeNull();
});

test('25 MB are cleaned without copying them byte by byte', () => {
  const photo = Buffer.concat([heicSample(true, 6), Buffer.alloc(25 * 1024 * 1024)]);
  expect(cleaned('heic', photo)?.includes(LEAK)).toBe(false);
});
