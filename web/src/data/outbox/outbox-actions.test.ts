import { expect, test } from 'vitest';
import { createClient, getClient, removeClient, updateClient } from '#data/clients/clients.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { storeBytes } from '#data/files/kept-files.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { exportEntries } from './export-entries.ts';
import {
  countUnsent,
  discardEntry,
  listAttention,
  listPending,
  retryEntry,
  retryRecord,
} from './outbox-actions.ts';
import type { OutboxEntry } from './outbox-entry.ts';

async function withPatch(city = 'Recife') {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  await updateClient(account, 'c1', { city });
  const [entry] = await listPending(account.db);
  if (entry === undefined) throw new Error('nothing pending');
  return { account, db: account.db, opId: entry.op_id };
}
const park = (
  db: Awaited<ReturnType<typeof withPatch>>['db'],
  opId: string,
  kind: OutboxEntry['error_kind'],
) => db.outbox.update(opId, { state: 'parked', error_kind: kind, attempts: 3 });

test('a discarded edit gives the record back as the server has it', async () => {
  const { db, opId } = await withPatch();
  expect(await discardEntry(db, opId)).toEqual({ ok: true });
  expect(await getClient(db, 'c1')).toEqual(serverRow('clients', 'c1', CLIENT));
  expect(await countUnsent(db)).toBe(0);
  expect(await db.bases.count()).toBe(0);
});

test('a discarded removal shows the record again', async () => {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  const removed = await removeClient(account, 'c1');
  if (!removed.ok || removed.op_id === null) throw new Error('not removed');
  await discardEntry(account.db, removed.op_id);
  expect(await getClient(account.db, 'c1')).toEqual(serverRow('clients', 'c1', CLIENT));
});

test('what is being sent cannot be discarded', async () => {
  const { db, opId } = await withPatch();
  await db.outbox.update(opId, { state: 'sending', attempts: 1 });
  expect(await discardEntry(db, opId)).toEqual({ ok: false });
  expect(await countUnsent(db)).toBe(1);
});

test('a refused operation is tried again when the person says so', async () => {
  const { db, opId } = await withPatch();
  await park(db, opId, 'permission_denied');
  expect(await listAttention(db)).toMatchObject([{ op_id: opId, error_kind: 'permission_denied' }]);
  await retryEntry(db, opId);
  expect(await listPending(db)).toMatchObject([
    { op_id: opId, state: 'queued', error_kind: null, attempts: 1 },
  ]);
});

test('a file whose upload was refused waits again, its bytes and its row, and no other does', async () => {
  const { db, ...rest } = openTestAccount();
  const files = ['guia.pdf', 'recibo.pdf'].map((name) => new File(['%PDF-1.4 small'], name));
  const about = { client_id: null, category: null, description: null };
  const { added } = await addDocuments({ db, ...rest }, { files, ...about });
  await db.uploads.toCollection().modify({ state: 'parked', error_kind: 'permission_denied', attempts: 2 });
  await db.outbox.toCollection().modify({ state: 'parked', error_kind: 'permission_denied' });

  await retryRecord(db, 'documents', added[0] ?? '');
  expect(await listPending(db)).toMatchObject([{ doc_id: added[0], state: 'queued', error_kind: null }]);
  expect(await db.uploads.where('state').equals('waiting').toArray()).toMatchObject([
    { document_id: added[0], error_kind: null, next_at: 0 },
  ]);
  expect(await listAttention(db)).toMatchObject([{ doc_id: added[1] }]);
});

test('what cannot succeed stays where the person is told why', async () => {
  const { db, ...rest } = openTestAccount();
  const about = { client_id: null, category: null, description: null };
  const files = [new File(['%PDF-1.4 small'], 'guia.pdf')];
  const { added } = await addDocuments({ db, ...rest }, { files, ...about });
  await db.outbox.toCollection().modify({ state: 'parked', error_kind: 'file_missing' });
  await retryRecord(db, 'documents', added[0] ?? '');
  expect(await listAttention(db)).toMatchObject([{ doc_id: added[0], error_kind: 'file_missing' }]);
});

test('retrying a conflict keeps the own version on what the server has now', async () => {
  const { db, opId } = await withPatch();
  await park(db, opId, 'conflict');
  await db.conflicts.put({
    op_id: opId,
    entity: 'clients',
    doc_id: 'c1',
    fields: ['city'],
    mine: { city: 'Recife' },
    theirs: { city: 'Natal' },
    base: { city: null },
    server_rev: 7,
    found_at: '2026-11-20T12:00:00.000000000Z',
  });
  await retryEntry(db, opId);
  expect(await listPending(db)).toMatchObject([
    { base_values: { city: 'Natal' }, base_rev: 7, state: 'queued' },
  ]);
  expect(await db.conflicts.count()).toBe(0);
});

test('discarding a create parks what needed it, and drops nothing else', async () => {
  const account = openTestAccount();
  const created = await createClient(account, CLIENT);
  if (!created.ok || created.op_id === null) throw new Error('not created');
  const note = { title: 'x', content: '', category: null, client_id: created.id };
  await write(
    account,
    { kind: 'create', entity: 'notes', id: 'n1', fields: note },
    { needs: [created.op_id] },
  );

  await discardEntry(account.db, created.op_id);
  expect(await getClient(account.db, created.id)).toBeNull();
  expect(await listAttention(account.db)).toMatchObject([{ doc_id: 'n1', error_kind: 'need_discarded' }]);
});

test('the export holds every operation and the bytes of files on their way', async () => {
  const account = openTestAccount();
  const file = new File(['%PDF-1.4 small'], 'guia.pdf');
  await addDocuments(account, { files: [file], client_id: null, category: null, description: null });
  const [document] = await account.db.documents.toArray();

  const { blob, filename } = await exportEntries(account.db, { now: new Date('2026-11-20T12:00:00Z') });
  const exported: unknown = JSON.parse(await blob.text());
  expect(filename).toBe('portal-nao-enviados-2026-11-20.json');
  expect(exported).toMatchObject({
    operations: [{ doc_id: document?.id, patch: { filename: 'guia.pdf' } }],
    files: [{ document_id: document?.id, bytes: btoa('%PDF-1.4 small') }],
  });
});

test('an export of all has the drafts too, with their files', async () => {
  const { db, opId } = await withPatch();
  const stored = await storeBytes(db, 'chosen', new TextEncoder().encode('recibo'), 'text/plain');
  await db.files.put({ ...stored, complete: true });
  const file = { file_id: 'chosen', filename: 'recibo.txt', size_bytes: 6, document_id: null };
  await db.drafts.put({ kind: 'message', subject_id: 'c1', content: { text: '', files: [file] } });

  const { blob } = await exportEntries(db);
  expect(JSON.parse(await blob.text())).toMatchObject({
    operations: [{ op_id: opId }],
    drafts: [{ kind: 'message', of: 'c1', files: [{ filename: 'recibo.txt' }] }],
    files: [{ document_id: 'chosen', bytes: btoa('recibo') }],
  });
  const one = await exportEntries(db, { opId });
  expect(await one.blob.text()).not.toContain('recibo.txt');
});

test('one operation is exported with its own file and nothing of the others', async () => {
  const account = openTestAccount();
  const files = [new File(['%PDF-1.4 small'], 'guia.pdf'), new File(['%PDF-1.4 other'], 'outra.pdf')];
  await addDocuments(account, { files, client_id: null, category: null, description: null });
  const [wanted] = (await listPending(account.db)).filter(({ patch }) => patch['filename'] === 'guia.pdf');
  if (wanted === undefined) throw new Error('not queued');

  const { blob } = await exportEntries(account.db, { opId: wanted.op_id });
  expect(JSON.parse(await blob.text())).toMatchObject({
    operations: [{ op_id: wanted.op_id }],
    files: [{ document_id: wanted.doc_id, bytes: btoa('%PDF-1.4 small') }],
  });
});

test('how far somebody has read is not work that leaving would lose', async () => {
  const { account, db } = await withPatch();
  const read = { client_id: 'c1', user_id: account.uid, last_read_at: '2026-11-20T12:00:00.000000000Z' };
  await write(account, { kind: 'create', entity: 'thread_reads', id: `c1_${account.uid}`, fields: read });
  expect(await db.outbox.count()).toBe(2);
  expect(await countUnsent(db)).toBe(1);
});
