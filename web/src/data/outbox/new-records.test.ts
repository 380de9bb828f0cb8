import type { Fields } from '@portal/domain';
import { expect, test } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { readNewRecords } from './new-records.ts';
import { discardEntry, listPending } from './outbox-actions.ts';

const invoice: Fields<'documents'> = {
  client_id: 'c1',
  filename: 'nota.pdf',
  storage_path: 'client-documents/t/c1/d1/r.pdf',
  mime_type: 'application/pdf',
  size_bytes: 10,
  category: null,
  description: null,
  uploaded_by: 'ana',
  check: 'pending',
  check_reason: null,
  review: 'none',
  review_reason: null,
};

async function withNewDocument() {
  const account = openTestAccount();
  await write(account, { kind: 'create', entity: 'documents', id: 'd1', fields: invoice });
  return account;
}

test('a new document is on its way until the server has it', async () => {
  const { db } = await withNewDocument();
  expect(await readNewRecords(db, 'documents', [])).toEqual(new Map([['d1', { kind: 'device' }]]));
  await db.outbox.clear();
  await db.documents.put(serverRow('documents', 'd1', invoice));
  expect(await readNewRecords(db, 'documents', ['d1'])).toEqual(new Map([['d1', { kind: 'sent' }]]));
});

test('a document that was given up is missing and not sent', async () => {
  const { db } = await withNewDocument();
  const [entry] = await listPending(db);
  await discardEntry(db, entry?.op_id ?? '');
  expect(await readNewRecords(db, 'documents', ['d1'])).toEqual(new Map());
});

test('an edit of a document that the server has is no document on its way', async () => {
  const account = openTestAccount();
  await account.db.documents.put(serverRow('documents', 'd1', invoice));
  await write(account, { kind: 'patch', entity: 'documents', id: 'd1', patch: { review: 'ok' } });
  expect(await listPending(account.db)).toHaveLength(1);
  expect(await readNewRecords(account.db, 'documents', [])).toEqual(new Map());
});
