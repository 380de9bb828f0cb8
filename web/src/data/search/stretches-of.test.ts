import { expect, it } from 'vitest';
import { CLIENT, DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import type { SearchedTable } from './search-index.ts';
import { stretchesOf } from './stretches-of.ts';

const SINCE = '2025-11-01T03:00:00.000000000Z';

function open() {
  const { db } = openTestAccount();
  const read = async (table: SearchedTable) => {
    const stretches: string[][] = [];
    for await (const rows of stretchesOf(db, table, SINCE)) stretches.push(rows.map(({ id }) => id));
    return stretches;
  };
  return { db, read };
}

it('reads documents by the days of Brasília, the newest first, and none from before', async () => {
  const { db, read } = open();
  const at = (id: string, created_at: string) => serverRow('documents', id, DOCUMENT, { created_at });
  await db.documents.bulkPut([
    at('before', '2025-11-01T02:59:59.999999999Z'),
    at('first', SINCE),
    at('late', '2026-11-24T02:59:59.999999999Z'),
    at('midnight', '2026-11-24T03:00:00.000000000Z'),
    at('noon', '2026-11-24T15:00:00.000000000Z'),
  ]);
  expect(await read('documents')).toEqual([['midnight', 'noon'], ['late'], ['first']]);
});

it('comes to an end with a document that has no instant', async () => {
  const { db, read } = open();
  await db.documents.put(serverRow('documents', 'broken', DOCUMENT, { created_at: 'no instant' }));
  await db.documents.put(serverRow('documents', 'first', DOCUMENT, { created_at: SINCE }));
  expect(await read('documents')).toEqual([['first', 'broken']]);
});

it('reads other rows five hundred at a time', async () => {
  const { db, read } = open();
  await db.clients.bulkPut(
    Array.from({ length: 501 }, (_, index) => serverRow('clients', `c${String(index)}`, CLIENT)),
  );
  expect((await read('clients')).map(({ length }) => length)).toEqual([500, 1]);
});
