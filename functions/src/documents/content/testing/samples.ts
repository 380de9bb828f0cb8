import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** Files for the tests of this folder, made by hand so that each differs from an ordinary one in one thing. */
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
export const EICAR_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relation = (kind: string, target: string, mode = '') =>
  `<Relationship Id="r" Type="${KINDS}/${kind}" Target="${target}"${mode === '' ? '' : ` TargetMode="${mode}"`}/>`;
export const relations = (...all: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;

export const types = (...more: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Types><Default Extension="xml" ContentType="application/xml"/>${more.join('')}</Types>`;
export const type = (part: string, name: string) => `<Override PartName="/${part}" ContentType="${name}"/>`;

type Parts = Record<string, string | Uint8Array>;

/** An archive of parts, deflated as Office does. */
export function archive(parts: Parts): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? new Uint8Array(latin1(part)) : part,
      ]),
    ),
  );
}

/** The same as writers of large archives put it: sizes in fields of eight bytes, parts as they are. */
export function largeArchive(parts: Record<string, string>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const size = text.length;
    const moved = Buffer.concat([little(2, 1), little(2, 16), little(8, size), little(8, size)]);
    const head = [little(2, 45), little(2, 0), little(2, 0), little(4, 0), little(4, 0)];
    const entry = Buffer.concat([
      ...[latin1('PK\x03\x04'), ...head, little(4, size), little(4, size)],
      ...[little(2, name.length), little(2, 0), latin1(name), latin1(text)],
    ]);
    directory.push(
      ...[latin1('PK\x01\x02'), little(2, 45), ...head, little(4, 0xffffffff), little(4, 0xffffffff)],
      ...[
        little(2, name.length),
        little(2, moved.length),
        Buffer.alloc(10),
        little(4, at),
        latin1(name),
        moved,
      ],
    );
    entries.push(entry);
    at += entry.length;
  }
  const count = entries.length;
  const listed = Buffer.concat(directory);
  const end = [
    little(8, 44),
    little(2, 45),
    little(2, 45),
    Buffer.alloc(8),
    little(8, count),
    little(8, count),
  ];
  return Buffer.concat([
    ...[...entries, listed, latin1('PK\x06\x06'), ...end, little(8, listed.length), little(8, at)],
    ...[latin1('PK\x06\x07'), little(4, 0), little(8, at + listed.length), little(4, 1)],
    ...[latin1('PK\x05\x06'), Buffer.alloc(4, 0), Buffer.alloc(12, 0xff), little(2, 0)],
  ]);
}

function little(bytes: 2 | 4 | 8, value: number): Buffer {
  const field = Buffer.alloc(8);
  field.writeBigUInt64LE(BigInt(value));
  return field.subarray(0, bytes);
}

export const docx = (more: Parts = {}) =>
  archive({ '[Content_Types].xml': types(), 'word/document.xml': '<w:document/>', ...more });
export const xlsx = (more: Parts = {}) =>
  archive({ '[Content_Types].xml': types(), 'xl/workbook.xml': '<workbook/>', ...more });

/** A PDF of these objects; nothing here depends on its table of places. */
export const pdf = (...objects: string[]) =>
  latin1(
    `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );
export const pdfStream = (dictionary: string, text: string) => {
  const packed = deflateSync(latin1(text)).toString('latin1');
  return `<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
};

/** A compound file of streams above the size of small ones, each in its own chain of sectors. */
export function compound(streams: Record<string, Uint8Array>): Buffer {
  const entries = Object.entries(streams);
  const pages = entries.map(([, bytes]) => Math.ceil(Math.max(bytes.length, 4096) / 512));
  const directoryPages = Math.ceil((entries.length + 1) / 4);
  const table = new Uint32Array(128).fill(0xffffffff);
  table[0] = 0xfffffffd;
  let at = 1;
  const starts = [directoryPages, ...pages].map((count) => {
    const start = at;
    for (; at < start + count; at += 1) table[at] = at === start + count - 1 ? 0xfffffffe : at + 1;
    return start;
  });
  const header = Buffer.alloc(512);
  header.set(latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'));
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(starts[0] ?? 0, 48);
  header.writeUInt32LE(4096, 56);
  header.fill(0xff, 76);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.writeUInt32LE(0, 76);
  const directory = Buffer.alloc(directoryPages * 512);
  directory.set(entry('Root Entry', 5, 0xfffffffe, 0));
  entries.forEach(([name, bytes], index) => {
    directory.set(entry(name, 2, starts[index + 1] ?? 0, Math.max(bytes.length, 4096)), (index + 1) * 128);
  });
  const bodies = entries.map(([, bytes], index) =>
    Buffer.concat([bytes], Math.max(bytes.length, (pages[index] ?? 0) * 512)),
  );
  return Buffer.concat([header, Buffer.from(table.buffer), directory, ...bodies]);
}

function entry(name: string, kind: number, start: number, size: number): Buffer {
  const found = Buffer.alloc(128);
  found.write(name, 'utf16le');
  found.writeUInt16LE(name.length * 2 + 2, 64);
  found[66] = kind;
  found.writeUInt32LE(start, 116);
  found.writeUInt32LE(size, 120);
  return found;
}

/** One record of a workbook: its number, and its content as numbers of one byte. */
export function record(id: number, ...content: number[]): Buffer {
  const found = Buffer.alloc(4 + content.length);
  found.writeUInt16LE(id, 0);
  found.writeUInt16LE(content.length, 2);
  found.set(content, 4);
  return found;
}
