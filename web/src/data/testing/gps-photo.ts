/** A position as a photo holds it: recognisable wherever it turns up again. */
export const POSITION = [0xde, 0xad, 0xbe, 0xef, 0xde, 0xad, 0xbe, 0xef];

export const IMAGE_DATA = [0xff, 0xda, 0x00, 0x02, 1, 2, 3, 0xff, 0xd9];

export const textBytes = (value: string) => [...new TextEncoder().encode(value)];
export const u16 = (value: number, little: boolean) =>
  little ? [value & 255, value >> 8] : [value >> 8, value & 255];
const u32 = (value: number, little: boolean) => {
  const bytes = [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
  return little ? bytes : bytes.reverse();
};

/** A header segment of a JPEG. */
export const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  ...u16(body.length + 2, false),
  ...body,
];

export const photo = (...segments: number[][]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...IMAGE_DATA]);

/** Orientation and a GPS directory with one latitude of three rationals, as a phone writes it. */
export function exif(little: boolean, gpsAt = 38): number[] {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag, little),
    ...u16(type, little),
    ...u32(count, little),
    ...value,
  ];
  return [
    ...textBytes('Exif\0\0'),
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
    ...POSITION,
    ...POSITION,
    ...POSITION,
  ];
}

export const holds = (bytes: Uint8Array, part: number[]) => Buffer.from(bytes).includes(Buffer.from(part));
