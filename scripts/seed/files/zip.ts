import { crc32 } from 'node:zlib';

/** 1 January 2026, so that the same content always makes the same bytes. */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;

/** An uncompressed ZIP archive of text files. */
export function zip(files: Record<string, string>): Uint8Array {
  const entries = Object.entries(files).map(([name, text]) => ({
    name: Buffer.from(name),
    data: Buffer.from(text),
  }));
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const body = Buffer.concat([numbers([4, LOCAL_HEADER], ...common(data, name), [2, 0]), name, data]);
    const attributes: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(
      Buffer.concat([numbers([4, CENTRAL_HEADER], [2, 20], ...common(data, name), ...attributes), name]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers(
    [4, END_RECORD],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...bodies, index, end]);
}

type Field = [bytes: 2 | 4, value: number];

/** Version, flags (UTF-8 names), method (stored), time, date, checksum, sizes, length of the name. */
const common = (data: Buffer, name: Buffer): Field[] => [
  [2, 20],
  [2, 0x0800],
  [2, 0],
  [2, 0],
  [2, DOS_DATE],
  [4, crc32(data)],
  [4, data.length],
  [4, data.length],
  [2, name.length],
];

function numbers(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((total, [bytes]) => total + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
}
