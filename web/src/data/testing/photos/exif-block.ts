/** In every value that must not leave the device: whatever holds it has leaked. */
export const LEAK = 'LEAK-';

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const UNDEFINED = 7;
type Entry = { tag: number; type: number; count: number; value: Buffer };

const text = (tag: number, value: string): Entry => {
  const bytes = Buffer.from(`${value}\0`);
  return { tag, type: ASCII, count: bytes.length, value: bytes };
};
const raw = (tag: number, value: Buffer): Entry => ({ tag, type: UNDEFINED, count: value.length, value });

/**
 * A block (its TIFF part) as a phone writes it: device, dates, orientation, maker note, position and a preview.
 */
export function exifBlock(little: boolean, orientation: number, preview: Buffer): Buffer {
  const u16 = (value: number) => swapped(Buffer.from([value >> 8, value & 255]), little);
  const u32 = (value: number) => swapped(Buffer.from([0, 0, value >> 8, value & 255]), little);
  const number = (tag: number, value: number): Entry => ({ tag, type: LONG, count: 1, value: u32(value) });
  const latitude = Buffer.concat([23, 1, 33, 1, 0, 1].map(u32));

  const camera = [
    text(0x9003, '2026:11:01 10:00:00'),
    raw(0x927c, Buffer.from(`Maker ${LEAK}maker-note`)),
    text(0xa431, `${LEAK}serial-number`),
  ];
  const position = [
    text(0x0001, 'S'),
    { tag: 0x0002, type: RATIONAL, count: 3, value: latitude },
    raw(0x001c, Buffer.from(`ASCII\0\0\0${LEAK}position`)),
  ];
  const main = (cameraAt: number, positionAt: number) => [
    text(0x010f, `${LEAK}make`),
    text(0x0110, `${LEAK}model`),
    { tag: 0x0112, type: SHORT, count: 1, value: u16(orientation) },
    text(0x0132, '2026:11:01 10:00:00'),
    number(0x8769, cameraAt),
    number(0x8825, positionAt),
  ];
  const write = (at: number, entries: Entry[], next = 0) => directory({ at, entries, next, u16, u32 });

  const cameraAt = 8 + write(8, main(0, 0)).length;
  const positionAt = cameraAt + write(cameraAt, camera).length;
  const previewAt = positionAt + write(positionAt, position).length;
  const ofPreview = (at: number) => [number(0x0201, at), number(0x0202, preview.length)];
  const imageAt = previewAt + write(previewAt, ofPreview(0)).length;
  return Buffer.concat([
    Buffer.from(little ? 'II' : 'MM'),
    u16(42),
    u32(8),
    write(8, main(cameraAt, positionAt), previewAt),
    write(cameraAt, camera),
    write(positionAt, position),
    write(previewAt, ofPreview(imageAt)),
    preview,
  ]);
}

const swapped = (bytes: Buffer, little: boolean) => (little ? bytes.reverse() : bytes);

type Directory = {
  at: number;
  entries: Entry[];
  next: number;
  u16: (value: number) => Buffer;
  u32: (value: number) => Buffer;
};

/** Values of more than four bytes are behind the entries. */
function directory({ at, entries, next, u16, u32 }: Directory): Buffer {
  const values: Buffer[] = [];
  let valueAt = at + 2 + entries.length * 12 + 4;
  const heads = entries.map(({ tag, type, count, value }) => {
    const head = [u16(tag), u16(type), u32(count)];
    if (value.length <= 4) return Buffer.concat([...head, value, Buffer.alloc(4 - value.length)]);
    values.push(value);
    valueAt += value.length;
    return Buffer.concat([...head, u32(valueAt - value.length)]);
  });
  return Buffer.concat([u16(entries.length), ...heads, u32(next), ...values]);
}

/** A position as XMP tells it. */
export const XMP = Buffer.from(
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="23,33S" ' +
    `exif:GPSAreaInformation="${LEAK}xmp"/></rdf:RDF></x:xmpmeta>`,
);
