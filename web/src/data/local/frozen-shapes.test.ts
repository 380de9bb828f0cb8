import Dexie from 'dexie';
import { expect, test } from 'vitest';
import type { Draft } from '#data/drafts/draft.ts';
import {
  type Conflict,
  OUTBOX_SCHEMA_VERSION,
  type OutboxEntry,
  type Upload,
} from '#data/outbox/outbox-entry.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { Meta } from './portal-database.ts';
import { databaseName, openDatabase } from './database.ts';
import { raiseWhatIsRead } from './upcasters.ts';

// Rows exactly as released versions of the app left them on devices. They are never edited: a change of shape adds a
// step to the upcasters and leaves these as they are. What they are read as is typed by the shapes of today.

const ENTRY_1 = {
  op_id: 'ana_Jk3vQ0pX9sLm',
  uid: 'ana',
  tenant_id: 'firm',
  seq: 7,
  entity: 'clients',
  doc_id: 'c1',
  kind: 'patch',
  patch: { notes: 'Ligar na sexta' },
  base_rev: 3,
  base_values: { notes: '' },
  needs: [],
  after: [],
  schema_v: 1,
  state: 'queued',
  attempts: 2,
  next_at: 1_763_640_000_000,
  error_kind: null,
  written_at: '2026-11-20T12:00:00.000000000Z',
};
/** Later releases count failures by kind; the number of the shape stayed, since a reader bears both. */
const ENTRY_1_COUNTED = {
  ...ENTRY_1,
  op_id: 'ana_Jk3vQ0pX9sLn',
  failures: { kind: 'unreachable', count: 2 },
};

const UPLOAD_1 = {
  upload_id: 'u1',
  uid: 'ana',
  document_id: 'd1',
  storage_path: 'client-documents/firm/c1/d1/nota.pdf',
  mime_type: 'application/pdf',
  size_bytes: 1000,
  md5: 'kAFQmDzST7DWlj99KOF/cg==',
  state: 'waiting',
  sent_bytes: 0,
  attempts: 0,
  next_at: 0,
  error_kind: null,
  seq: 1,
};

const CONFLICT_1 = {
  op_id: 'ana_Jk3vQ0pX9sLo',
  entity: 'clients',
  doc_id: 'c1',
  fields: ['fee'],
  mine: { fee: 90_000 },
  theirs: { fee: 80_000 },
  base: { fee: 70_000 },
  server_rev: 4,
  found_at: '2026-11-20T12:00:00.000000000Z',
};

const FILE_1 = { file_id: 'f1', filename: 'nota.pdf', size_bytes: 1000, document_id: null };
const META_1 = [
  { key: 'drafts', value: { c1: 'Segue a nota' } },
  { key: 'message_files', value: { c1: [FILE_1] } },
  {
    key: 'request_drafts',
    value: { c1: { service_id: 's1', description: 'Alterar contrato', files: [FILE_1] } },
  },
  { key: 'answer_drafts', value: { r1: { status: 'done', answer: 'Pronto' } } },
  { key: 'client_import', value: { filename: 'clientes.csv', total: 1, rows: [] } },
];

/** Of today's types: the compiler says when a shape has changed, and then a step is due. */
const READ_AS: {
  outbox: OutboxEntry[];
  uploads: Upload[];
  conflicts: Conflict[];
  drafts: Draft[];
  meta: Meta[];
} = {
  outbox: [
    { ...ENTRY_1, entity: 'clients', kind: 'patch', state: 'queued' },
    { ...ENTRY_1_COUNTED, entity: 'clients', kind: 'patch', state: 'queued' },
  ],
  uploads: [{ ...UPLOAD_1, state: 'waiting' }],
  conflicts: [{ ...CONFLICT_1, entity: 'clients' }],
  drafts: [
    { kind: 'answer', subject_id: 'r1', content: { status: 'done', answer: 'Pronto' } },
    { kind: 'message', subject_id: 'c1', content: { text: 'Segue a nota', files: [FILE_1] } },
    {
      kind: 'request',
      subject_id: 'c1',
      content: { service_id: 's1', description: 'Alterar contrato', files: [FILE_1] },
    },
  ],
  meta: [{ key: 'client_import', value: { filename: 'clientes.csv', total: 1, rows: [] } }],
};

async function leftByAnEarlierVersion(tenantId: string): Promise<void> {
  openTestAccount();
  const before = new Dexie(databaseName('ana', tenantId));
  before.version(5).stores({ outbox: 'op_id', uploads: 'upload_id', conflicts: 'op_id', meta: 'key' });
  await before.table('outbox').bulkPut([ENTRY_1, ENTRY_1_COUNTED]);
  await before.table('uploads').put(UPLOAD_1);
  await before.table('conflicts').put(CONFLICT_1);
  await before.table('meta').bulkPut(META_1);
  before.close();
}

test('work left by every earlier version is read in the shapes of today', async () => {
  await leftByAnEarlierVersion('frozen');
  const db = openDatabase('ana', 'frozen');
  expect({
    outbox: await db.outbox.toArray(),
    uploads: await db.uploads.toArray(),
    conflicts: await db.conflicts.toArray(),
    drafts: await db.drafts.toArray(),
    meta: await db.meta.toArray(),
  }).toEqual(READ_AS);
});

test('what is read of the outbox is always of the shape that new entries are written in', async () => {
  await leftByAnEarlierVersion('newest');
  for (const entry of await openDatabase('ana', 'newest').outbox.toArray()) {
    expect(entry.schema_v).toBe(OUTBOX_SCHEMA_VERSION);
  }
});

/** As a release to come would: one key is written otherwise, and one is new. */
const STEPS_TO_COME = {
  outbox: [
    ({ base_rev, ...entry }: Record<string, unknown>) => ({ ...entry, on_rev: base_rev }),
    (entry: Record<string, unknown>) => ({ ...entry, origin: 'device' }),
  ],
};

test('an entry is raised by every step that it has not had, by whichever way it is read', async () => {
  await leftByAnEarlierVersion('raised');
  const db = openDatabase('ana', 'raised');
  raiseWhatIsRead(db, STEPS_TO_COME);
  const { base_rev: _gone, ...kept } = ENTRY_1;
  const raised = { ...kept, on_rev: 3, origin: 'device', schema_v: 3 };
  expect(await db.outbox.get(ENTRY_1.op_id)).toEqual(raised);
  expect(await db.outbox.orderBy('seq').first()).toEqual(raised);
  expect(await db.outbox.where('state').equals('queued').toArray()).toContainEqual(raised);
  expect(await db.outbox.bulkGet([ENTRY_1.op_id, 'nobody'])).toEqual([raised, undefined]);
});

test('what is raised already, and what a newer version wrote, is left as it is', async () => {
  await leftByAnEarlierVersion('newer');
  const db = openDatabase('ana', 'newer');
  raiseWhatIsRead(db, STEPS_TO_COME);
  const entries = [
    { ...ENTRY_1, op_id: 'ana_now', schema_v: 3 },
    { ...ENTRY_1, op_id: 'ana_later', schema_v: 9 },
  ];
  await db.table('outbox').bulkPut(entries);
  expect(await db.outbox.bulkGet(['ana_now', 'ana_later'])).toEqual(entries);
});

test('a tab of an earlier version goes on writing its shape, and the next read raises it', async () => {
  await leftByAnEarlierVersion('old-tab');
  const [old, db] = [openDatabase('ana', 'old-tab'), openDatabase('ana', 'old-tab')];
  raiseWhatIsRead(db, STEPS_TO_COME);
  await old.table('outbox').put({ ...ENTRY_1, op_id: 'ana_late' });
  expect(await db.outbox.get('ana_late')).toMatchObject({ on_rev: 3, origin: 'device' });
});
