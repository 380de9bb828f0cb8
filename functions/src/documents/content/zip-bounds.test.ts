import { describe, expect, it } from 'vitest';
import { startBudget } from './budget.ts';
import { openedProblem } from './opened-problem.ts';
import { archive, docx, latin1, types } from './testing/samples.ts';

const check = (bytes: Uint8Array) => openedProblem('docx', bytes);
const changed = (bytes: Uint8Array, change: (file: Buffer) => void) => {
  const file = Buffer.from(bytes);
  change(file);
  return file;
};
const directoryAt = (file: Buffer) => file.indexOf('PK\x01\x02', 0, 'latin1');
const nested = (depth: number): Uint8Array =>
  depth === 0 ? docx() : docx({ 'word/a.docx': nested(depth - 1) });

describe('a zip whose directory does not describe it is refused', () => {
  it.each<[string, Uint8Array]>([
    ['bytes behind it', Buffer.concat([docx(), latin1('x')])],
    ['a second archive before it', Buffer.concat([archive({ 'a.exe': 'MZ' }), docx()])],
    [
      'a part of another name',
      changed(docx(), (file) => file.write('word/DOCUMENT.xml', file.indexOf('word/doc'))),
    ],
    [
      'a part that the directory leaves out',
      changed(docx(), (file) => file.writeUInt16LE(1, file.length - 12)),
    ],
    [
      'two parts at one place',
      changed(docx(), (file) => {
        const second = file.indexOf('PK\x01\x02', directoryAt(file) + 1, 'latin1');
        file.writeUInt32LE(0, second + 42);
      }),
    ],
    [
      'a size that is not its own',
      changed(docx(), (file) => file.writeUInt32LE(9_999, directoryAt(file) + 24)),
    ],
  ])('%s', async (_, bytes) => {
    expect(await check(bytes)).toMatch(/^(wrong_type|unverifiable)$/);
  });
});

describe('a zip that would cost too much is given up', () => {
  it('by the number of its parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`word/${index}`, 'x']));
    expect(await check(docx(parts))).toBe('unverifiable');
  });

  it('by the length of a name', async () => {
    expect(await check(docx({ [`word/${'a'.repeat(600)}`]: 'x' }))).toBe('unverifiable');
  });

  it('by what it unpacks to', async () => {
    const parts = { 'word/a': 'x'.repeat(60_000), 'word/b': 'x'.repeat(60_000) };
    expect(await openedProblem('docx', docx(parts), startBudget(4_000, 200_000))).toBeNull();
    expect(await openedProblem('docx', docx(parts), startBudget(4_000, 100_000))).toBe('unverifiable');
  });

  it('by how much smaller a part is packed', async () => {
    expect(await check(docx({ 'word/a': new Uint8Array(12 * 1024 * 1024) }))).toBe('unverifiable');
  });

  it('by its list of relations', async () => {
    expect(await check(docx({ '_rels/.rels': `<a>${' '.repeat(1_100_000)}</a>` }))).toBe('unverifiable');
  });

  it('by its depth', async () => {
    expect(await check(nested(2))).toBeNull();
    expect(await check(nested(3))).toBe('unverifiable');
  });

  it('by its time', async () => {
    expect(await openedProblem('docx', docx(), startBudget(-1))).toBe('unverifiable');
  });
});

describe('a file that the check cannot read has an answer too', () => {
  it.each<[string, Uint8Array]>([
    ['a part that is cut', changed(docx(), (file) => file.fill(0xff, 50, 70))],
    [
      'a directory beyond the end',
      changed(docx(), (file) => file.writeUInt32LE(0xfffffff0, file.length - 6)),
    ],
    [
      'relations in letters that nobody reads',
      docx({ '_rels/.rels': '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    ],
    ['types that are no XML', archive({ '[Content_Types].xml': 'x', 'word/a.xml': types() })],
  ])('%s', async (_, bytes) => {
    expect(await check(bytes)).toMatch(/^(wrong_type|unverifiable)$/);
  });

  it('an error of our own is an answer as well', async () => {
    const fail = () => {
      throw new TypeError('a bug');
    };
    expect(await openedProblem('docx', docx(), { step: fail, unpacked: fail })).toBe('unverifiable');
  });
});
