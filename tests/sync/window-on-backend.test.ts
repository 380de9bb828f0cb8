import {
  type EntityName,
  type Fields,
  fromInstant,
  type Instant,
  toInstant,
  NEW_CLIENT,
} from '@portal/domain';
import Dexie from 'dexie';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { withGuessedTimes } from '#data/local/stored-row.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import { updateObligation } from '#data/obligations/obligations.ts';
import { keepOlder } from '#data/older/older-rows.ts';
import { write } from '#data/writes/write.ts';
import { DOCUMENT, OBLIGATION, serverRow, TASK } from '#data/testing/local-account.ts';
import { windowStart } from '#sync/settings.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

// A staff device and a firm with years of rows, under the project's rules and indexes.

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const SINCE = windowStart(toInstant(new Date()));
const before = (days: number): Instant =>
  toInstant(new Date(fromInstant(SINCE).getTime() - days * 86_400_000));
const OLD = before(40);
const DONE = { ...OBLIGATION, status: 'completed' as const, completed_at: OLD };

/** Of an obligation that is open: what is owed since before the window. */
const slipOf = (obligation_id: string, version: number): Fields<'slips'> => ({
  ...{ client_id: 'c1', obligation_id, version, document_id: 'contract', document_sha256: '0'.repeat(64) },
  ...{ amount_cents: 12_345, pix_code: null, payment_line: null, due_date: '2024-01-20' },
});

const NOTE = { title: 'Antiga', content: '', category: null, client_id: null };

let firm: RealFirm;
let uid: string;
let device: RealDevice | null = null;

const put = <E extends EntityName>(entity: E, id: string, fields: Fields<E>, updated_at: Instant = OLD) =>
  firm.putRow(entity, {
    ...serverRow(entity, id, fields),
    tenant_id: firm.tenantId,
    created_at: updated_at,
    updated_at,
    last_op: `fn_${id.padEnd(8, '0')}`,
  });
const idsOf = async (db: PortalDatabase, entity: EntityName): Promise<string[]> =>
  (await db.table(entity).toCollection().primaryKeys()).map(String).toSorted();

beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  uid = await firm.addPerson('rui', 'accountant');
  await firm.writeRows('clients', {
    c1: { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' },
  });
  for (const name of ['contract', 'receipt', 'nobody', 'later']) await put('documents', name, DOCUMENT);
  await put('documents', 'unread', { ...DOCUMENT, category: CLIENT_UPLOAD.category });
  await put('obligations', 'paid', { ...DONE, document_ids: ['receipt'] });
  await put('obligations', 'owed', { ...OBLIGATION, document_ids: ['contract', 'never'] });
  await put('obligations', 'owed2', { ...OBLIGATION, status: 'in_progress' }, before(400));
  await put('obligations', 'edge', DONE, SINCE);
  await put('obligations', 'recent', DONE, toInstant(new Date()));
  await put('tasks', 'call', { ...TASK, obligation_id: 'paid' });
  await put('tasks', 'called', { ...TASK, status: 'completed' });
  await put('notes', 'old', NOTE);
  await put('slips', 'owed_1', slipOf('owed', 1));
  await put('slips', 'edge_1', slipOf('edge', 1), SINCE);
  for (const [slip_id, at] of [
    ['owed_1', OLD],
    ['edge_1', SINCE],
  ] as const)
    await put(
      'slip_events',
      `${slip_id}_opened_ana`,
      { client_id: 'c1', slip_id, document_sha256: '0'.repeat(64), kind: 'opened', done_at: at },
      at,
    );
});
afterAll(() => firm.close());
afterEach(async () => {
  await device?.close();
  device = null;
});

const MIRRORED = {
  obligations: ['edge', 'owed', 'owed2', 'paid', 'recent'],
  documents: ['contract', 'unread'],
  tasks: ['call'],
  notes: [],
  slips: ['edge_1'],
  slip_events: ['edge_1_opened_ana'],
};

async function expectMirrored(db: PortalDatabase): Promise<void> {
  for (const [entity, ids] of Object.entries(MIRRORED))
    expect({ [entity]: await idsOf(db, entity as keyof typeof MIRRORED) }).toEqual({ [entity]: ids });
}

const untilSwept = (db: PortalDatabase) =>
  soon(async () => {
    const cursors = await db.cursors.bulkGet(Object.keys(MIRRORED));
    expect(cursors.map((cursor) => cursor?.swept_to)).toEqual(cursors.map(() => SINCE));
    expect(cursors.every((cursor) => cursor?.audited_at !== undefined)).toBe(true);
  });

const audits = async (db: PortalDatabase) =>
  (await db.events.toArray()).flatMap((event) =>
    event.kind === 'audit' && event.scope in MIRRORED ? [event.result] : [],
  );

test('a new device has what is not older than its window, what is open, and what that names; and the audit adds up', async () => {
  device = await RealDevice.open(firm, uid);
  const { db } = device.account;
  await untilSwept(db);
  await expectMirrored(db);
  await soon(async () => expect(await audits(db)).toEqual(Object.keys(MIRRORED).map(() => 'alike')));
  expect(device.faults).toEqual([]);
});

test('a device of before windows lets go of what is older, and not of work, of what is kept and of what is named', async () => {
  const db = openDatabase(uid, firm.tenantId);
  // As it was: everything on the device, and cursors that know of no window.
  for (const id of ['contract', 'receipt', 'nobody', 'later'])
    await db.documents.put(
      serverRow('documents', id, DOCUMENT, { updated_at: OLD, tenant_id: firm.tenantId }),
    );
  for (const id of ['gone', 'edited', 'drafted', 'disputed'])
    await put('obligations', id, DONE).then(() =>
      db.obligations.put(serverRow('obligations', id, DONE, { updated_at: OLD, tenant_id: firm.tenantId })),
    );
  await db.cursors.toCollection().modify((cursor) => {
    delete cursor.since;
    delete cursor.swept_to;
    delete cursor.has_open;
    delete cursor.audited_at;
  });
  await db.files.put({
    ...{ file_id: 'later', mime_type: 'application/pdf', size_bytes: 1, pinned: true, stored_at: Date.now() },
    ...{ kept_in: 'chunks', complete: true },
  });
  await db.drafts.put({ kind: 'answer', subject_id: 'drafted', content: { answer: 'Sim' } });
  const ours = serverRow('obligations', 'disputed', DONE, { updated_at: OLD, tenant_id: firm.tenantId });
  await db.differences.put({
    ...{ entity: 'obligations', doc_id: 'disputed', kind: 'older', ours, theirs: ours, found_at: OLD },
  });
  const account = { db, uid, tenant_id: firm.tenantId };
  await updateObligation(account, 'edited', { notes: 'Ainda não enviado' });
  await db.outbox.toCollection().modify({ state: 'parked', error_kind: 'invalid_argument' });
  const left: string[] = [];
  db.documents.hook('deleting', (id) => void left.push(id));
  device = await RealDevice.open(firm, uid, { keeps: account });
  await untilSwept(db);
  const kept = [...MIRRORED.obligations, 'disputed', 'drafted', 'edited'].toSorted();
  expect(await idsOf(db, 'obligations')).toEqual(kept);
  expect(await idsOf(db, 'documents')).toEqual([...MIRRORED.documents, 'later'].toSorted());
  // What is named was never gone, not even for a moment.
  expect(left.toSorted()).toEqual(['nobody', 'receipt']);
  expect(await db.outbox.count()).toBe(1);
  expect(device.faults).toEqual([]);
});

test('what somebody read of before the window leaves a day later, and not before', async () => {
  const account = { db: openDatabase(uid, firm.tenantId), uid, tenant_id: firm.tenantId };
  const { db } = account;
  const older = serverRow('notes', 'old', NOTE, { updated_at: OLD, tenant_id: firm.tenantId });
  await keepOlder(db, 'notes', [older], Date.now() - 1_000);
  const audited = (await db.cursors.get('notes'))?.audited_at ?? 0;
  const open = async () => {
    await db.cursors.where('scope').equals('notes').modify({ audited_at: 0 });
    device = await RealDevice.open(firm, uid, { keeps: account });
    await soon(async () =>
      expect((await db.cursors.get('notes'))?.audited_at).toBeGreaterThanOrEqual(audited),
    );
    await device.leave();
  };
  await open();
  expect(await idsOf(db, 'notes')).toEqual(['old']);
  await db.cursors
    .where('scope')
    .equals('notes')
    .modify({ older_at: Date.now() - 25 * 3_600_000 });
  await open();
  expect(await idsOf(db, 'notes')).toEqual([]);
  expect(await db.cursors.get('notes')).not.toHaveProperty('older_at');
});

/** Opens a device that has mirrored once and whose notes are known as described, until they have been audited. */
async function passOver(db: PortalDatabase, cursor: Partial<Cursor>): Promise<void> {
  await db.cursors
    .where('scope')
    .equals('notes')
    .modify({ ...cursor, audited_at: 0 });
  device = await RealDevice.open(firm, uid, { keeps: { db, uid, tenant_id: firm.tenantId } });
  await soon(async () => expect((await db.cursors.get('notes'))?.audited_at).toBeGreaterThan(0));
}

/** The device of these tests, with a window and nothing to do. */
async function mirroredOnce(): Promise<PortalDatabase> {
  const db = openDatabase(uid, firm.tenantId);
  device = await RealDevice.open(firm, uid, { keeps: { db, uid, tenant_id: firm.tenantId } });
  await untilSwept(db);
  await device.leave();
  return db;
}

test('when the window moves, nothing leaves as long as what somebody read of before it is to stay', async () => {
  const db = await mirroredOnce();
  const row = (id: string, days: number) =>
    serverRow('notes', id, NOTE, { updated_at: before(days), tenant_id: firm.tenantId });
  await db.notes.put(row('left', 40));
  await keepOlder(db, 'notes', [row('read', 100)]);
  const { older_at } = (await db.cursors.get('notes')) ?? {};
  await passOver(db, { since: before(70), swept_to: before(70) });
  expect(await idsOf(db, 'notes')).toEqual(['left', 'read']);
  expect(await db.cursors.get('notes')).toMatchObject({ since: SINCE, swept_to: before(70), older_at });
  await device?.leave();
  await passOver(db, { older_at: Date.now() - 25 * 3_600_000 });
  expect(await idsOf(db, 'notes')).toEqual([]);
  expect(await db.cursors.get('notes')).toMatchObject({ swept_to: SINCE });
});

test('what somebody reads of before the window while it moves stays', async () => {
  const db = await mirroredOnce();
  const older = serverRow('notes', 'read', NOTE, { updated_at: OLD, tenant_id: firm.tenantId });
  let kept: Promise<number> | null = null as Promise<number> | null;
  // The window has its new beginning, and nothing was looked at yet.
  db.cursors.hook('updating', (changes, scope, cursor, transaction) => {
    if (scope !== 'notes' || kept !== null || cursor.since !== before(70) || !('since' in changes)) return;
    kept = new Promise((resolve) => {
      transaction.on('complete', () =>
        resolve(Dexie.ignoreTransaction(() => keepOlder(db, 'notes', [older]))),
      );
    });
  });
  await passOver(db, { since: before(70), swept_to: before(70) });
  await soon(() => expect(kept).resolves.toBe(1));
  expect(await idsOf(db, 'notes')).toEqual(['read']);
  await device?.leave();
  await passOver(db, { older_at: Date.now() - 25 * 3_600_000 });
  expect(await idsOf(db, 'notes')).toEqual([]);
});

/** Has the window of the notes move, by what it answers, and acts once while the rows that may leave are being looked for. */
function whileSweeping(db: PortalDatabase, act: () => PromiseLike<unknown>): () => Promise<unknown> {
  let acted: PromiseLike<unknown> | null = null;
  let isMoved = false;
  db.cursors.hook('updating', (changes, scope, cursor) => {
    isMoved ||= scope === 'notes' && cursor.since === before(70) && 'since' in changes;
  });
  db.notes.hook('reading', (row) => {
    if (isMoved) acted ??= Dexie.ignoreTransaction(act);
    return row;
  });
  return async () => {
    await passOver(db, { since: before(70), swept_to: before(70) });
    return acted;
  };
}

test('what somebody begins to write about a row while the window moves keeps it', async () => {
  const db = await mirroredOnce();
  const older = ['begun', 'left'].map((id) =>
    serverRow('notes', id, NOTE, { updated_at: OLD, tenant_id: firm.tenantId }),
  );
  await db.notes.bulkPut(older);
  const sweep = whileSweeping(db, () =>
    db.drafts.put({ kind: 'answer', subject_id: 'begun', content: { answer: 'Sim' } }),
  );
  await sweep();
  expect(await idsOf(db, 'notes')).toEqual(['begun']);
});

test('an older row that somebody writes comes, and brings what it names; one that is closed stays', async () => {
  device = await RealDevice.open(firm, uid, {
    keeps: { db: openDatabase(uid, firm.tenantId), uid, tenant_id: firm.tenantId },
  });
  const { db } = device.account;
  await untilSwept(db);
  const now = toInstant(new Date());
  await put('obligations', 'reopened', { ...OBLIGATION, document_ids: ['nobody'] }, now);
  await soon(async () => expect(await db.obligations.get('reopened')).toBeDefined());
  // Before the row that names it.
  expect(await db.documents.get('nobody')).toBeDefined();
  await updateObligation(device.account, 'owed', { status: 'completed' });
  await soon(async () =>
    expect((await db.obligations.get('owed'))?.updated_at.slice(0, 7)).toBe(now.slice(0, 7)),
  );
  expect((await db.obligations.get('owed'))?.status).toBe('completed');
});

test('a slip of what is open for longer than the window is refused under the number it has, kept, and goes as the next', async () => {
  const db = await mirroredOnce();
  device = await RealDevice.open(firm, uid, { keeps: { db, uid, tenant_id: firm.tenantId } });
  const publish = (version: number) =>
    write(
      { db, uid, tenant_id: firm.tenantId },
      { kind: 'create', entity: 'slips', id: `owed_${version}`, fields: slipOf('owed', version) },
    );
  const waiting = () => db.outbox.where('[entity+doc_id]').equals(['slips', 'owed_1']).toArray();
  // The device knows of none.
  expect(await publish(1)).toMatchObject({ ok: true });
  await soon(async () => expect(await waiting()).toMatchObject([{ error_kind: 'permission_denied' }]));
  expect(await publish(2)).toMatchObject({ ok: true });
  await soon(async () => expect(await firm.row('slips', 'owed_2')).toMatchObject({ version: 2 }));
  expect(await waiting()).toHaveLength(1);
  expect(await firm.row('slips', 'owed_1')).toMatchObject({ updated_at: expect.anything(), rev: 1 });
});

test('what was just sent leaves by the time that the server has of it, not by the one that the device guessed', async () => {
  const db = await mirroredOnce();
  // By a device whose clock is behind; the answer came, and the row itself has not come back since.
  await put('notes', 'sent', NOTE, toInstant(new Date(fromInstant(SINCE).getTime() + 86_400_000)));
  await put('notes', 'sent_before', NOTE);
  const stamps = { updated_at: before(300), tenant_id: firm.tenantId };
  for (const id of ['sent', 'sent_before', 'sent_lost'])
    await db.table('notes').put(withGuessedTimes(serverRow('notes', id, NOTE, stamps)));
  const left: string[] = [];
  db.notes.hook('deleting', (id) => void left.push(id));
  const now = toInstant(new Date());
  await passOver(db, { since: before(70), swept_to: before(70), updated_at: now, safe_at: now });
  const ofThese = (await idsOf(db, 'notes')).filter((id) => id.startsWith('sent'));
  expect(ofThese).toEqual(['sent', 'sent_lost']);
  expect(left).toEqual(['sent_before']);
  expect(await db.table('notes').get('sent')).not.toHaveProperty('has_guessed_times');
  expect(await db.differences.toArray()).toMatchObject([{ doc_id: 'sent_lost', kind: 'missing' }]);
});

test('what is sent while the window moves stays, though its guessed time is older', async () => {
  const db = await mirroredOnce();
  const stamps = { updated_at: before(300), tenant_id: firm.tenantId };
  const row = (id: string, rev = 1) => ({ ...serverRow('notes', id, NOTE, stamps), rev });
  await db.notes.bulkPut([row('closing'), row('closed')]);
  const sweep = whileSweeping(db, () => db.table('notes').put(withGuessedTimes(row('closing', 2))));
  await sweep();
  const ofThese = (await idsOf(db, 'notes')).filter((id) => id.startsWith('clos'));
  expect(ofThese).toEqual(['closing']);
});
