import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { type Handover, type HandoverChunk, handoverDatabase } from '#data/closing/handover-database.ts';
import { handoverFile, listHandovers } from '#data/closing/handovers.ts';
import type { Draft, DraftKind } from '#data/drafts/draft.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import {
  type Conflict,
  type Cursor,
  type Difference,
  OUTBOX_SCHEMA_VERSION,
  type OutboxEntry,
  type Quarantined,
  type Upload,
} from '#data/outbox/outbox-entry.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { Base, FileChunk, Meta, StoredFile, Tombstone } from './portal-database.ts';
import { databaseName, openDatabase } from './database.ts';
import { HANDED_OVER_1, HANDOVER_STORES_1, LEFT_BY_12, STORES_12 } from './left-by-version-12.ts';
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

type Frozen<T> = T extends ArrayBuffer ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** What a device holds beside rows that the server has too. */
type Held = {
  outbox: OutboxEntry[];
  bases: Base[];
  tombstones: Tombstone[];
  cursors: Cursor[];
  uploads: Upload[];
  files: StoredFile[];
  chunks: FileChunk[];
  conflicts: Conflict[];
  differences: Difference[];
  quarantine: Quarantined[];
  drafts: Draft[];
  meta: Meta[];
};

/** Of today's types, as above. */
const READ_AS_12: Frozen<Held> = LEFT_BY_12;
const HANDED_OVER: Frozen<{ handovers: Handover[]; chunks: HandoverChunk[] }> = HANDED_OVER_1;

/**
 * What of the newest set has all that there may be. A key or a kind that is new is an error here: freeze a set that has it beside
 * `left-by-version-12.ts`, which stays as it is, and put it here.
 */
const FILLED: Frozen<{
  outbox: Required<OutboxEntry>;
  cursors: Required<Cursor>;
  uploads: Required<Upload>;
  differences: Required<Difference>;
  quarantine: Required<Quarantined>;
  drafts: { [K in DraftKind]: Extract<Draft, { kind: K }> };
  typed: Required<Extract<Draft, { kind: 'slip' }>['content']['typed']>;
  meta: { [K in Meta['key']]: Extract<Meta, { key: K }> };
}> = {
  outbox: LEFT_BY_12.outbox[0],
  cursors: LEFT_BY_12.cursors[0],
  uploads: LEFT_BY_12.uploads[0],
  differences: LEFT_BY_12.differences[0],
  quarantine: LEFT_BY_12.quarantine[0],
  drafts: {
    answer: LEFT_BY_12.drafts[0],
    message: LEFT_BY_12.drafts[1],
    request: LEFT_BY_12.drafts[2],
    slip: LEFT_BY_12.drafts[3],
  },
  typed: LEFT_BY_12.drafts[3].content.typed,
  meta: {
    client_import: LEFT_BY_12.meta[0],
    closing: LEFT_BY_12.meta[1],
    connection: LEFT_BY_12.meta[2],
    counted_on: LEFT_BY_12.meta[3],
    epoch: LEFT_BY_12.meta[4],
    first_steps_hidden: LEFT_BY_12.meta[5],
    own_row: LEFT_BY_12.meta[6],
    portfolio: LEFT_BY_12.meta[7],
    rights_changed: LEFT_BY_12.meta[8],
    system_state: LEFT_BY_12.meta[9],
  },
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

async function leftByVersion12(tenantId: string): Promise<void> {
  openTestAccount();
  await put(new Dexie(databaseName('ana', tenantId)), { version: 12, stores: STORES_12, rows: LEFT_BY_12 });
}

type Left = {
  version: number;
  stores: Record<string, string>;
  rows: Readonly<Record<string, readonly unknown[]>>;
};

async function put(device: Dexie, { version, stores, rows }: Left): Promise<void> {
  device.version(version).stores(stores);
  for (const [table, held] of Object.entries(rows)) await device.table(table).bulkPut(held);
  device.close();
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

test('all that a device of version 12 holds is read in the shapes of today', async () => {
  await leftByVersion12('frozen-12');
  const db = openDatabase('ana', 'frozen-12');
  for (const [table, rows] of Object.entries(READ_AS_12))
    expect(await db.table(table).toArray(), table).toEqual(rows);
});

test('a file that waits on a device of version 12 is read with all of its bytes', async () => {
  await leftByVersion12('bytes-12');
  const file = await readKeptFile(openDatabase('ana', 'bytes-12'), 'd1');
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
});

test('what has all that there may be on a device of version 12 is found by its keys', async () => {
  await leftByVersion12('filled-12');
  const db = openDatabase('ana', 'filled-12');
  const { outbox, uploads, drafts, meta } = FILLED;
  expect(await db.outbox.where('[entity+doc_id]').equals(['documents', 'd1']).toArray()).toEqual([outbox]);
  expect(await db.outbox.where('needs').equals(uploads.upload_id).toArray()).toEqual([outbox]);
  expect(await db.uploads.where('state').equals('sending').toArray()).toEqual([uploads]);
  for (const draft of Object.values(drafts))
    expect(await db.drafts.get([draft.kind, draft.subject_id])).toEqual(draft);
  for (const fact of Object.values(meta)) expect(await db.meta.get(fact.key)).toEqual(fact);
});

test('what an earlier version handed over is still listed, and saved with its files', async () => {
  const [handover] = HANDED_OVER.handovers;
  await put(new Dexie('portal.handovers'), { version: 1, stores: HANDOVER_STORES_1, rows: HANDED_OVER_1 });
  // A browser keeps what other tests hand over too.
  const listed = (await listHandovers()).filter(({ id }) => id === handover?.id);
  expect(listed).toEqual([handover]);
  const files = await Promise.all(listed.map(handoverFile));
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
    drafts: [{ kind: 'answer', of: 'r1', content: { answer: 'Pronto' } }],
    files: [
      { document_id: 'd1', bytes: 'AQID' },
      { document_id: 'f1', bytes: null },
    ],
  });
  // Its tables go with those of the accounts when the file ends.
  handoverDatabase().close({ disableAutoOpen: false });
});

test('what is read of the outbox is always of the shape that new entries are written in', async () => {
  await leftByAnEarlierVersion('newest');
  await leftByVersion12('newest-12');
  for (const tenantId of ['newest', 'newest-12']) {
    for (const entry of await openDatabase('ana', tenantId).outbox.toArray())
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
