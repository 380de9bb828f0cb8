import { expect, test } from 'vitest';
import {
  exif,
  holds,
  IMAGE_DATA,
  photo,
  POSITION,
  segment,
  textBytes,
  u16,
} from '#data/testing/gps-photo.ts';
import { stripGps } from './strip-gps.ts';

test.each([true, false])('the position is gone and the orientation stays (little endian: %s)', (little) => {
  const before = photo(segment(0xe1, exif(little)));
  expect(holds(before, POSITION)).toBe(true);
  const after = stripGps(before);
  expect(holds(after, POSITION)).toBe(false);
  expect(holds(after, u16(0x0112, little).concat(u16(3, little)))).toBe(true);
  expect(after).toHaveLength(before.length);
  expect([...after.slice(-IMAGE_DATA.length)]).toEqual(IMAGE_DATA);
});

test('an Exif block that cannot be read is left out whole', () => {
  const after = stripGps(photo(segment(0xe1, exif(true, 60_000))));
  expect(holds(after, POSITION)).toBe(false);
  expect([...after]).toEqual([0xff, 0xd8, ...IMAGE_DATA]);
});

test('an XMP block that names a position is left out, another one stays', () => {
  const xmp = (body: string) => segment(0xe1, textBytes(`http://ns.adobe.com/xap/1.0/\0${body}`));
  expect(holds(stripGps(photo(xmp('<exif:GPSLatitude>1</exif:GPSLatitude>'))), textBytes('Latitude'))).toBe(
    false,
  );
  expect(holds(stripGps(photo(xmp('<dc:title>nota</dc:title>'))), textBytes('nota'))).toBe(true);
});

test('a photo without metadata, and what is no photo, come back as they are', () => {
  const plain = photo(segment(0xe0, textBytes('JFIF\0')), segment(0xdb, [1, 2, 3]));
  expect([...stripGps(plain)]).toEqual([...plain]);
  const other = new Uint8Array(textBytes('%PDF-1.4'));
  expect(stripGps(other)).toBe(other);
});

test('a file cut off in the middle does not throw', () => {
  const whole = photo(segment(0xe1, exif(true)));
  for (let length = 0; length < whole.length; length += 1) {
    const cut = whole.slice(0, length);
    expect(stripGps(cut).length).toBeLessThanOrEqual(length);
  }
});
