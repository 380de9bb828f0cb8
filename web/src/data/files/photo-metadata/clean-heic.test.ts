import { describe, expect, test } from 'vitest';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import {
  box,
  HEIC_PIXELS,
  heicSample,
  heicWith,
  type Place,
  TURNED,
} from '#data/testing/photos/heic-sample.ts';
import { cleanHeic } from './clean-heic.ts';
import { cleanPhoto } from './clean-photo.ts';

test.each([false, true])(
  'the picture keeps its place and its turn (Exif inside the header: %s)',
  (isExifInside) => {
    const photo = heicSample(true, 6, isExifInside);
    const clean = Buffer.from(cleanHeic(photo));
    expect(clean.includes(LEAK)).toBe(false);
    expect(clean.indexOf(HEIC_PIXELS)).toBe(photo.indexOf(HEIC_PIXELS));
    expect(clean.indexOf(TURNED)).toBe(photo.indexOf(TURNED));
    expect(clean.includes('GPSLatitude')).toBe(false);
  },
);

test('the places of the items stay as they were, and what follows the last box is cut off', () => {
  const photo = heicSample(true, 6);
  const clean = Buffer.from(cleanHeic(photo));
  expect(clean).toHaveLength(photo.length - `${LEAK}behind`.length);
  const from = photo.indexOf('iinf');
  const to = photo.indexOf('ipco');
  expect(clean.subarray(from, to)).toEqual(photo.subarray(from, to));
});

const photoWith = (places: (dataAt: number) => Place[]) =>
  heicWith({
    places,
    inside: Buffer.from(LEAK),
    data: Buffer.concat([HEIC_PIXELS, Buffer.from(`${LEAK}exif`)]),
  });
const picture = (at: number, length = HEIC_PIXELS.length): Place => ({ id: 1, method: 0, at, length });

test('a picture that is named more than once is read once', () => {
  const photo = photoWith((at) => Array.from({ length: 1000 }, () => picture(at)));
  expect(Buffer.from(cleanHeic(photo)).includes(HEIC_PIXELS)).toBe(true);
});

test('a box of no length ends the file instead of being read for ever', () => {
  const clean = Buffer.from(cleanHeic(heicSample(true, 6)));
  const endless = Buffer.concat([Buffer.from('\0\0\0\x01free'), Buffer.alloc(8), Buffer.from(LEAK)]);
  expect(Buffer.from(cleanHeic(Buffer.concat([clean, endless])))).toEqual(clean);
});

describe('a file in which metadata could hide is refused', () => {
  const whole = heicSample(true, 6);
  const renamed = (from: string, to: string) => {
    const photo = Buffer.from(whole);
    photo.write(to, photo.indexOf(from), 'latin1');
    return photo;
  };
  const patched = (name: string, distance: number, values: number[]) => {
    const photo = Buffer.from(whole);
    photo.set(values, photo.indexOf(name) + distance);
    return photo;
  };
  const withTwoTypes = renamed('mime', 'hvc1');
  withTwoTypes[whole.indexOf('mime') - 3] = 2; // the number of the Exif
  test.each([
    ['a property that is no box', patched('udes', -2, [0xff])],
    ['a foreign version of the places', patched('iloc', 4, [3])],
    ['Exif that is named as the picture to show', patched('pitm', 9, [2])],
    ['more places than there are', patched('iloc', 10, [0xff, 0xff])],
    ['an item inside of another', photoWith((at) => [{ ...picture(at), method: 2 }])],
    ['Exif that is called a picture as well', withTwoTypes],
    [
      'a picture that takes in the Exif',
      photoWith((at) => [picture(at, 30), { ...picture(at + 25, 3), id: 2 }]),
    ],
    ['a picture outside of the data', photoWith(() => [picture(0)])],
    ['Exif outside of the data', photoWith((at) => [picture(at), { ...picture(4), id: 2 }])],
    ['a picture beyond the end', photoWith((at) => [picture(at, 100_000)])],
    ['no bytes of a picture', photoWith((at) => [picture(at, 0)])],
    ['a first picture that is none', renamed('hvc1', 'text')],
    ['no list of items', renamed('iinf', 'free')],
    ['no places', renamed('iloc', 'free')],
    ['an item that is none', renamed('infe', 'free')],
    ['no data', renamed('mdat', 'free')],
    ['no beginning', renamed('ftyp', 'free')],
    ['a second header', Buffer.concat([whole.subarray(0, -LEAK.length - 6), box('meta', 'again')])],
    [
      'more boxes of data than any photo has',
      Buffer.concat([cleanHeic(whole), ...Array.from({ length: 100 }, () => box('mdat'))]),
    ],
  ])('%s', (_name, heic) => {
    expect(cleanPhoto('heic', heic)).toBeNull();
  });
});
