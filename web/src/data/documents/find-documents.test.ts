import type { Fields } from '@portal/domain';
import { expect, test } from 'vitest';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { ALL_DOCUMENTS, type DocumentRange } from './document-range.ts';
import { listDocumentsIn, pageDocuments, readDocumentChoices } from './find-documents.ts';

const document = (filename: string, part: Partial<Fields<'documents'>> = {}): Fields<'documents'> => ({
  ...DOCUMENT,
  client_id: 'bakery',
  category: 'client_upload',
  filename,
  ...part,
});

async function withDocuments() {
  const account = openTestAccount();
  const arrived = (created_at: string, name: string, part?: Partial<Fields<'documents'>>) => ({
    ...serverRow('documents', name, document(name, part)),
    created_at,
  });
  await account.db.documents.bulkPut([
    arrived('2026-08-15T12:00:00.000000000Z', 'balanço', { category: null, client_id: 'garage' }),
    // The last instant of October in the firm's time, and the first of November.
    arrived('2026-11-01T02:59:59.000000000Z', 'nota'),
    arrived('2026-11-01T03:00:00.000000000Z', 'ata', { category: 'Societário', client_id: null }),
    arrived('2026-11-20T03:00:00.000000000Z', 'extrato', { review: 'ok' }),
  ]);
  const found = async (range: Partial<DocumentRange>, page = { page: 0, pageSize: 10 }) => {
    const { rows, total } = await pageDocuments(account.db, { ...ALL_DOCUMENTS, ...range }, page);
    return { names: rows.map(({ filename }) => filename), total };
  };
  return { ...account, found };
}

test('all of them come newest first, a page at a time; a page that has gone is the last one', async () => {
  const { found } = await withDocuments();
  expect(await found({}, { page: 0, pageSize: 3 })).toEqual({ names: ['extrato', 'ata', 'nota'], total: 4 });
  expect(await found({}, { page: 9, pageSize: 3 })).toEqual({ names: ['balanço'], total: 4 });
});

test('a month is the firm’s own, and narrows with client, category and what is to be checked', async () => {
  const { found } = await withDocuments();
  expect((await found({ month: '2026-11-01' })).names).toEqual(['extrato', 'ata']);
  expect((await found({ month: '2026-10-01', isToCheck: true })).names).toEqual(['nota']);
  expect((await found({ isToCheck: true })).names).toEqual(['nota']);
  expect((await found({ client: { kind: 'general' } })).names).toEqual(['ata']);
  expect((await found({ client: { kind: 'client', client_id: 'bakery' } })).names).toEqual([
    'extrato',
    'nota',
  ]);
  expect((await found({ category: 'client_upload' })).names).toEqual(['extrato', 'nota']);
});

test('what is to be checked is paged in the same order, by what clients sent alone', async () => {
  const { db, found } = await withDocuments();
  await db.documents.put({
    ...serverRow('documents', 'recibo', document('recibo', { client_id: 'garage' })),
    created_at: '2026-11-05T12:00:00.000000000Z',
  });
  expect(await found({ isToCheck: true }, { page: 0, pageSize: 1 })).toEqual({ names: ['recibo'], total: 2 });
  expect(await found({ isToCheck: true }, { page: 1, pageSize: 1 })).toEqual({ names: ['nota'], total: 2 });
  expect(await found({ isToCheck: true, month: '2026-11-01' })).toEqual({ names: ['recibo'], total: 1 });
});

test('the whole list has the order of its pages', async () => {
  const { db, found } = await withDocuments();
  const all = await listDocumentsIn(db, ALL_DOCUMENTS);
  expect(all.map(({ filename }) => filename)).toEqual((await found({})).names);
});

test('offers the months and categories that there are, of all or of one client', async () => {
  const { db } = await withDocuments();
  expect(await readDocumentChoices(db, null)).toEqual({
    months: ['2026-11-01', '2026-10-01', '2026-08-01'],
    categories: ['Societário', 'client_upload'],
  });
  expect(await readDocumentChoices(db, 'garage')).toEqual({ months: ['2026-08-01'], categories: [] });
});
