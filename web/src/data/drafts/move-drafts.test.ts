import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { readUnsent } from '#data/closing/unsent.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import { freeSpace, tidyFiles } from '#data/files/tidy-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { databaseName, openDatabase } from '#data/local/database.ts';
import { dieAtWrite } from '#data/testing/dying-database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { draftAsDocuments } from './draft-files.ts';
import type { Draft } from './draft.ts';

// A database as version 6 left it on devices, with drafts of every kind. It is never edited.

const STORES_6 = {
  people: 'id, role, full_name, *client_ids',
  clients: 'id, created_at, corporate_name, cnpj_cpf, [status+corporate_name]',
  companies: 'id, client_id',
  obligations: 'id, [client_id+due_date], due_date, [status+due_date]',
  services: 'id, created_at',
  documents: 'id, created_at, [client_id+created_at], [category+review]',
  notes: 'id, created_at, client_id',
  tasks: 'id, [status+updated_at], due_date, client_id',
  message_threads: 'id, last_message_at',
  thread_staff: 'id, assigned_to',
  thread_reads: 'id, client_id',
  messages: 'id, [client_id+created_at], [client_id+sender_id+created_at]',
  canned_answers: 'id, title',
  service_requests: 'id, created_at, [client_id+created_at], [status+created_at]',
  notifications: 'id, created_at',
  preferences: 'id, user_id',
  privacy_requests: 'id, user_id, due_date',
  outbox: 'op_id, seq, state, [entity+doc_id], *needs',
  bases: '[entity+doc_id]',
  tombstones: '[entity+doc_id]',
  cursors: 'scope',
  uploads: 'upload_id, document_id, state, seq',
  files: 'file_id, stored_at',
  chunks: '[file_id+index]',
  conflicts: 'op_id, [entity+doc_id]',
  differences: '[entity+doc_id]',
  quarantine: '[entity+doc_id]',
  events: '++',
  audit_entries: 'id, at, [entity+doc_id]',
  meta: 'key',
};

const TEXTS: Readonly<Record<string, string>> = { nota: '%PDF-1.4 nota', recibo: '%PDF-1.4 recibo' };
const size_bytes = (id: string) => (TEXTS[id] ?? '').length;
const chosen = (id: string) => {
  return { file_id: id, filename: `${id}.pdf`, size_bytes: size_bytes(id), document_id: null };
};
const STORED = { mime_type: 'application/pdf', pinned: false, stored_at: 1_763_640_000_000, complete: true };
const REQUEST = { service_id: 's1', description: 'Alterar contrato', files: [chosen('recibo')] };

const META_6 = [
  { key: 'drafts', value: { c1: 'Segue a nota', c2: 'Bom dia' } },
  { key: 'message_files', value: { c1: [chosen('nota')], c3: [{ ...chosen('lida'), document_id: 'd1' }] } },
  { key: 'request_drafts', value: { c1: REQUEST } },
  { key: 'answer_drafts', value: { r1: { status: 'done', answer: 'Pronto' }, r2: { answer: '' } } },
  { key: 'client_import', value: { filename: 'clientes.csv', total: 1, rows: [] } },
];

/** What all of that is now. */
const DRAFTS: Draft[] = [
  { kind: 'answer', subject_id: 'r1', content: { status: 'done', answer: 'Pronto' } },
  { kind: 'answer', subject_id: 'r2', content: { answer: '' } },
  { kind: 'message', subject_id: 'c1', content: { text: 'Segue a nota', files: [chosen('nota')] } },
  { kind: 'message', subject_id: 'c2', content: { text: 'Bom dia', files: [] } },
  {
    kind: 'message',
    subject_id: 'c3',
    content: { text: '', files: [{ ...chosen('lida'), document_id: 'd1' }] },
  },
  { kind: 'request', subject_id: 'c1', content: REQUEST },
];

async function leftByVersionSix(tenantId: string): Promise<PortalDatabase> {
  openTestAccount();
  const before = new Dexie(databaseName('ana', tenantId));
  before.version(6).stores(STORES_6);
  for (const [file_id, text] of Object.entries(TEXTS)) {
    const bytes = new TextEncoder().encode(text).buffer;
    await before.table('files').put({ ...STORED, file_id, size_bytes: text.length, kept_in: 'chunks' });
    await before.table('chunks').put({ file_id, index: 0, bytes });
  }
  await before.table('meta').bulkPut(META_6);
  before.close();
  return openDatabase('ana', tenantId);
}

const keptText = async (db: PortalDatabase, id: string) => (await readKeptFile(db, id))?.text();

test('every draft of version 6 is found, and nothing of it is left where it was', async () => {
  const db = await leftByVersionSix('six');
  expect(await db.drafts.toArray()).toEqual(DRAFTS);
  expect(await db.meta.toCollection().primaryKeys()).toEqual(['client_import']);
  expect(await readUnsent(db)).toMatchObject({ operations: 0, drafts: DRAFTS.length + 1 });
});

test('the bytes of its files are kept when the device is tidied, and can be sent', async () => {
  const db = await leftByVersionSix('six-files');
  await tidyFiles(db);
  expect(await freeSpace(db)).toEqual({ files: 0, size_bytes: 0 });
  for (const [id, text] of Object.entries(TEXTS)) expect(await keptText(db, id)).toBe(text);
  const account = { db, uid: 'ana', tenant_id: 'six-files' };
  const about = { client_id: 'c1', category: null, description: null };
  const place = { kind: 'request', subject_id: 'c1' } as const;
  expect(await draftAsDocuments(account, place, about)).toMatchObject({ refused: [] });
  expect((await db.documents.toArray()).map(({ filename }) => filename)).toEqual(['recibo.pdf']);
});

test('an upgrade that breaks off in the middle loses nothing: the next one does it', async () => {
  const db = await leftByVersionSix('six-broken');
  let deaths = 0;
  for (let write = 1; ; write += 1) {
    const death = dieAtWrite(db, write);
    await db.open().catch(() => undefined);
    death.revive();
    if (!death.hasDied()) break;
    deaths += 1;
    const left = await new Dexie(db.name).open();
    expect(left.verno).toBe(6);
    expect(await left.table('meta').count()).toBe(META_6.length);
    left.close();
  }
  expect(deaths).toBeGreaterThan(1);
  expect(await db.drafts.toArray()).toEqual(DRAFTS);
});

test('a page of version 6 that is still open lets go, so that the upgrade does not wait for it', async () => {
  openTestAccount();
  const old = new Dexie(databaseName('ana', 'six-open'));
  old.version(6).stores(STORES_6);
  // As that version did.
  old.on('versionchange', () => {
    old.close({ disableAutoOpen: false });
    return false;
  });
  await old.table('meta').put({ key: 'drafts', value: { c1: 'Segue a nota' } });
  expect(await openDatabase('ana', 'six-open').drafts.count()).toBe(1);
});
