import { expect, test } from 'vitest';
import { stripGps } from './strip-gps.ts';

const text = (value: string) => [...new TextEncoder().encode(value)];
const u16 = (value: number, little: boolean) =>
  little ? [value & 255, value >> 8] : [value >> 8, value & 255];
const u32 = (value: number, little: boolean) => {
  const bytes = [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
  return little ? bytes : bytes.reverse();
};
const segment = (marker: number, body: number[]) => [0xff, marker, ...u16(body.length + 2, false), ...body];
const IMAGE = [0xff, 0xda, 0x00, 0x02, 1, 2, 3, 0xff, 0xd9];
const SECRET = [0xde, 0xad, 0xbe, 0xef, 0xde, 0xad, 0xbe, 0xef];

/** Orientation and a GPS directory with one latitude of three rationals, as a phone writes it. */
function exif(little: boolean, gpsAt = 38): number[] {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag, little),
    ...u16(type, little),
    ...u32(count, little),
    ...value,
  ];
  return [
    ...text('Exif\0\0'),
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...u16(42, little),
    ...u32(8, little),
    ...u16(2, little),
    ...entry(0x0112, 3, 1, [...u16(6, little), 0, 0]),
    ...entry(0x8825, 4, 1, u32(gpsAt, little)),
    ...u32(0, little),
    ...u16(1, little),
    ...entry(0x0002, 5, 3, u32(56, little)),
    ...u32(0, little),
    ...SECRET,
    ...SECRET,
    ...SECRET,
  ];
}

const photo = (...segments: number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), ...IMAGE]);
const holds = (bytes: Uint8Array, part: number[]) => Buffer.from(bytes).includes(Buffer.from(part));

test.each([true, false])('the position is gone and the orientation stays (little endian: %s)', (little) => {
  const before = photo(segment(0xe1, exif(little)));
  expect(holds(before, SECRET)).toBe(true);
  const after = stripGps(before);
  expect(holds(after, SECRET)).toBe(false);
  expect(holds(after, u16(0x0112, little).concat(u16(3, little)))).toBe(true);
  expect(after).toHaveLength(before.length);
  expect([...after.slice(-IMAGE.length)]).toEqual(IMAGE);
});

test('an Exif block that cannot be read is left out whole', () => {
  const after = stripGps(photo(segment(0xe1, exif(true, 60_000))));
  expect(holds(after, SECRET)).toBe(false);
  expect([...after]).toEqual([0xff, 0xd8, ...IMAGE]);
});

test('an XMP block that names a position is left out, another one stays', () => {
  const xmp = (body: string) => segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${body}`));
  expect(holds(stripGps(photo(xmp('<exif:GPSLatitude>1</exif:GPSLatitude>'))), text('Latitude'))).toBe(false);
  expect(holds(stripGps(photo(xmp('<dc:title>nota</dc:title>'))), text('nota'))).toBe(true);
});

test('a photo without metadata, and what is no photo, come back as they are', () => {
  const plain = photo(segment(0xe0, text('JFIF\0')), segment(0xdb, [1, 2, 3]));
  expect([...stripGps(plain)]).toEqual([...plain]);
  const other = new Uint8Array(text('%PDF-1.4'));
  expect(stripGps(other)).toBe(other);
});

test('a file cut off in the middle does not throw', () => {
  const whole = photo(segment(0xe1, exif(true)));
  for (let length = 0; length < whole.length; length += 1) {
    const cut = whole.slice(0, length);
    expect(stripGps(cut).length).toBeLessThanOrEqual(length);
  }
});
