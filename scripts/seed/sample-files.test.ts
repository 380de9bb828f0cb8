import { fileTypeFromBuffer } from 'file-type';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptedExtension, contentProblem } from '@portal/domain';
import { AURORA_CLIENTS } from './aurora/clients.ts';
import { pdf } from './files/pdf.ts';
import { xlsx } from './files/xlsx.ts';
import { ordinaryDocuments } from './ordinary-documents.ts';
import { seedClient } from './seed-clients.ts';
import { SeedClock } from './seed-clock.ts';

const clock = new SeedClock(new Date('2026-11-20T13:00:00Z'));
const lines = await Promise.all(
  AURORA_CLIENTS.flatMap((line) => ordinaryDocuments(seedClient('aurora', line), clock, 'author')).map(
    async ({ filename, bytes }) => ({ filename, bytes: await bytes }),
  ),
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

describe('the same content makes the same bytes, whenever it is written:', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a PDF', () => pdf('Título (1)', ['São Paulo, ação'])],
    ['a workbook', () => xlsx('Ponto', [['Nome', 'Cíntia']])],
  ])('%s', async (_, write) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T13:00:00Z') });
    const first = await write();
    vi.setSystemTime(new Date('2027-03-01T08:00:00Z'));
    expect(await write()).toEqual(first);
  });
});
