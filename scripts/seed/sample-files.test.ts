import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { acceptedExtension, contentProblem } from '@portal/domain';
import { AURORA_CLIENTS } from './aurora/clients.ts';
import { pdf } from './files/pdf.ts';
import { ordinaryDocuments } from './ordinary-documents.ts';
import { seedClient } from './seed-clients.ts';
import { SeedClock } from './seed-clock.ts';

const clock = new SeedClock(new Date('2026-11-20T13:00:00Z'));
const lines = AURORA_CLIENTS.flatMap((line) =>
  ordinaryDocuments(seedClient('aurora', line), clock, 'author'),
);

describe('the demo files', () => {
  it('are by content what their names say', async () => {
    const found = await Promise.all(
      lines
        // Text formats have no mark that a reader of bytes could find.
        .filter(({ filename }) => !/\.(ofx|csv)$/.test(filename))
        .map(async ({ filename, bytes }) => ({ filename, type: (await fileTypeFromBuffer(bytes))?.ext })),
    );
    expect(found.filter(({ filename, type }) => acceptedExtension(filename) !== type)).toEqual([]);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['pdf', 'xml', 'xlsx', 'png', 'jpg']));
  });

  it('pass the check of content', () => {
    const problems = lines.map(({ filename, bytes }) => {
      const extension = acceptedExtension(filename);
      return extension === null ? 'not_accepted' : contentProblem(extension, bytes);
    });
    expect(new Set(problems)).toEqual(new Set([null]));
  });

  it('are small and never empty', () => {
    expect(lines.filter(({ bytes }) => bytes.byteLength === 0 || bytes.byteLength > 40_000)).toEqual([]);
  });
});

describe('a PDF', () => {
  it('has a table whose offsets point at its objects', () => {
    const file = Buffer.from(pdf('Título (1)', ['São Paulo, ação'])).toString('latin1');
    const table = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(table.map((offset) => file.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    );
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
  });
});
