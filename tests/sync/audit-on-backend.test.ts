import { NEW_CLIENT } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { updateClient } from '#data/clients/clients.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

const client = (corporate_name: string) => ({ ...NEW_CLIENT, corporate_name, cnpj_cpf: '11222333000181' });
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const LONG_AGO = Timestamp.fromDate(new Date('2025-01-15T12:00:00Z'));

let firm: RealFirm;
let open: RealDevice | null = null;
const at = (path: string) => firm.db.doc(`tenants/${firm.tenantId}/${path}`);

beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  const many = Array.from(
    { length: 60 },
    (_, i) => [`c${String(i)}`, client(`Empresa ${String(i)}`)] as const,
  );
  await firm.writeRows('clients', Object.fromEntries(many));
});
afterAll(() => firm.close());

/** Everything was read and audited; then the device is off, and comes back on a day when an audit is due. */
async function whileAway(name: string, happens: (db: PortalDatabase) => Promise<void>) {
  const uid = await firm.addPerson(name, 'accountant');
  const before = await RealDevice.open(firm, uid);
  await soon(async () => expect((await cursorOf(before.account.db))?.audited_at).toBeDefined());
  await before.close();
  await withDatabase(uid, async (db) => {
    await happens(db);
    await db.cursors.where('scope').equals('clients').modify({ audited_at: 0 });
  });
  open = await RealDevice.open(firm, uid);
  const device = open;
  await soon(async () => expect((await cursorOf(device.account.db))?.audited_at).toBeGreaterThan(0));
  expect(device.faults).toEqual([]);
  return device.account.db;
}

async function withDatabase(uid: string, work: (db: PortalDatabase) => Promise<void>): Promise<void> {
  const db = openDatabase(uid, firm.tenantId);
  await work(db).finally(() => db.close());
}

const cursorOf = (db: PortalDatabase) => db.cursors.get('clients');
const resultsOf = async (db: PortalDatabase) =>
  (await db.events.toArray()).flatMap((event) =>
    event.kind === 'audit' && event.scope === 'clients' ? [event.result] : [],
  );

/** The log is written a moment later than what it describes. */
const soonResult = (db: PortalDatabase, result: string) =>
  soon(async () => expect((await resultsOf(db)).at(-1)).toBe(result));

afterEach(async () => {
  await open?.close();
  open = null;
});

test('a row that appeared behind every cursor is found by arithmetic and fetched', async () => {
  const db = await whileAway('behind', async () => {
    const row = await firm.row('clients', 'c1');
    await at('clients/late').set({ ...row, corporate_name: 'Atrasada', updated_at: LONG_AGO });
  });
  expect((await db.clients.get('late'))?.corporate_name).toBe('Atrasada');
  await soonResult(db, 'repaired');
});

test('a row that the server lost is kept, told and asked about', async () => {
  const db = await whileAway('lost', async () => {
    await at('clients/c7').delete();
  });
  expect((await db.clients.get('c7'))?.corporate_name).toBe('Empresa 7');
  expect(await db.differences.toArray()).toMatchObject([
    { entity: 'clients', doc_id: 'c7', kind: 'missing', theirs: null, ours: { corporate_name: 'Empresa 7' } },
  ]);
});

test('a row that the server has an older version of is kept in both versions, and work on it goes on', async () => {
  const row = await firm.row('clients', 'c9');
  await at('clients/c9').set({ ...row, rev: 3, city: 'Itu', last_op: 'fn_newer000' });
  const db = await whileAway('older', async (kept) => {
    expect((await kept.clients.get('c9'))?.rev).toBe(3);
    await at('clients/c9').set({ ...row, rev: 1, city: null, updated_at: LONG_AGO });
  });
  expect((await db.clients.get('c9'))?.city).toBe('Itu');
  expect(await db.differences.toArray()).toMatchObject([
    { doc_id: 'c9', kind: 'older', ours: { rev: 3, city: 'Itu' }, theirs: { rev: 1, city: null } },
  ]);
  if (open === null) throw new Error('the device is open');
  await updateClient(open.account, 'c9', { notes: 'Ligar na segunda' });
  await soon(async () => expect((await firm.row('clients', 'c9'))?.['notes']).toBe('Ligar na segunda'));
  await soon(async () =>
    expect(await db.differences.toArray()).toMatchObject([{ theirs: { rev: 2, notes: 'Ligar na segunda' } }]),
  );
});

test('a row written past the protocol is set aside, told, and stops no page and no audit', async () => {
  await at('clients/strange').set({
    updated_at: Timestamp.now(),
    deleted_at: null,
    corporate_name: 'Sem selo',
  });
  const db = await whileAway('strange', async () => undefined);
  expect(await db.quarantine.toArray()).toMatchObject([{ entity: 'clients', doc_id: 'strange', rev: 0 }]);
  expect(await db.clients.count()).toBe(
    (await firm.db.collection(`tenants/${firm.tenantId}/clients`).count().get()).data().count - 1,
  );
  await soonResult(db, 'alike');
});
