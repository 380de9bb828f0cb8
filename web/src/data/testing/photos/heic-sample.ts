import { exifBlock, LEAK, XMP } from './exif-block.ts';
import { PLAIN_JPEG } from './jpeg-sample.ts';

type Part = Buffer | string | number[];
const joined = (parts: Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function box(type: string, ...parts: Part[]): Buffer {
  const body = joined(parts);
  return joined([u32(body.length + 8), type, body]);
}

const fullBox = (type: string, version: number, ...parts: Part[]) => box(type, [version, 0, 0, 0], ...parts);

/** Stands for coded pixels: nothing here decodes them. */
export const HEIC_PIXELS = Buffer.from('coded pixels of a picture');
/** A quarter turn, as phones say it. */
export const TURNED = box('irot', [3]);

const item = (id: number, type: string, ...rest: Part[]) =>
  fullBox('infe', 2, u16(id), u16(0), type, '\0', ...rest);

const PROPERTIES = box(
  'iprp',
  box('ipco', fullBox('ispe', 0, u32(16), u32(8)), fullBox('udes', 0, `en\0${LEAK}name\0\0\0`), TURNED),
  box('note', `${LEAK}among properties`),
  fullBox('ipma', 0, u32(1), u16(1), [2, 1, 3]),
);

/** Where an item's bytes lie: method 0 counts from the file's beginning, 1 from that of `idat`, 2 from an item's. */
export type Place = { id: number; method: 0 | 1 | 2; at: number; length: number };

const placesBox = (places: Place[]) =>
  fullBox(
    'iloc',
    1,
    [0x44, 0x00],
    u16(places.length),
    ...places.map(({ id, method, at, length }) =>
      joined([u16(id), u16(method), u16(0), u16(1), u32(at), u32(length)]),
    ),
  );

type Contents = { places: (dataAt: number) => Place[]; inside: Buffer; data: Buffer };

/** A picture, its Exif and its XMP; `places` is told where the data begins. */
export function heicWith({ places, inside, data }: Contents): Buffer {
  const build = (dataAt: number) =>
    joined([
      box('ftyp', 'heic', u32(0), 'mif1heic'),
      fullBox(
        'meta',
        0,
        fullBox('hdlr', 0, u32(0), 'pict', Buffer.alloc(12), `${LEAK}handler\0`),
        fullBox('pitm', 0, u16(1)),
        fullBox(
          'iinf',
          0,
          u16(3),
          item(1, 'hvc1'),
          item(2, 'Exif'),
          item(3, 'mime', 'application/rdf+xml\0'),
        ),
        PROPERTIES,
        box('idat', inside),
        placesBox(places(dataAt)),
        box('udta', `${LEAK}user-data`),
      ),
    ]);
  const dataAt = build(0).length + 8;
  return joined([
    build(dataAt),
    box('mdat', data),
    box('uuid', `sixteen bytes ..${LEAK}uuid`),
    box('mpvd', `${LEAK}film of a motion photo`),
    `${LEAK}behind`,
  ]);
}

/** Exif lies in the data and XMP in `idat`, or the other way round. */
export function heicSample(little: boolean, orientation: number, isExifInside = false): Buffer {
  const exif = joined([u32(0), exifBlock(little, orientation, PLAIN_JPEG)]);
  const gap = Buffer.from(`${LEAK}what no item names`);
  const [inside, behind] = isExifInside ? [exif, XMP] : [XMP, exif];
  const behindAt = HEIC_PIXELS.length + gap.length;
  return heicWith({
    inside,
    data: joined([HEIC_PIXELS, gap, behind]),
    places: (dataAt) => [
      { id: 1, method: 0, at: dataAt, length: HEIC_PIXELS.length },
      { id: isExifInside ? 3 : 2, method: 0, at: dataAt + behindAt, length: behind.length },
      { id: isExifInside ? 2 : 3, method: 1, at: 0, length: inside.length },
    ],
  });
}
