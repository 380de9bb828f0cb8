import { type EntityName, type Fields, NEW_CLIENT, toInstant } from '@portal/domain';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { updateObligation } from '#data/obligations/obligations.ts';
import { bringClient, chooseWholeFirm, hearPortfolioScope } from '#data/portfolio/portfolio.ts';
import { DOCUMENT, OBLIGATION, serverRow, TASK } from '#data/testing/local-account.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

// A device of an accountant in a firm whose devices mirror portfolios, under the project's rules and indexes.

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const NOTE = { title: 'Nota', content: '', category: null };
/** More than one question can name. */
const OWN = Array.from({ length: 34 }, (_, i) => `own${String(i).padStart(2, '0')}`);

let firm: RealFirm;
let uid: string;
let device: RealDevice;
let db: PortalDatabase;

const put = <E extends EntityName>(
  entity: E,
  id: string,
  fields: Fields<E>,
  updated_at = toInstant(new Date()),
) =>
  firm.putRow(entity, {
    ...serverRow(entity, id, fields),
    tenant_id: firm.tenantId,
    created_at: updated_at,
    updated_at,
    last_op: `fn_${id.padEnd(8, '0')}`,
  });
const assign = (client_id: string, assigned_to: string | null) =>
  firm.writeRows('thread_staff', { [client_id]: { client_id, assigned_to } });
const idsOf = async (entity: EntityName): Promise<string[]> =>
  (await db.table(entity).toCollection().primaryKeys()).map(String).toSorted();
const until = (entity: EntityName, ids: readonly string[]) =>
  soon(async () => expect(await idsOf(entity)).toEqual(ids.toSorted()));

async function open(): Promise<void> {
  db = openDatabase(uid, firm.tenantId);
  await hearPortfolioScope(db, true);
  device = await RealDevice.open(firm, uid, { keeps: { db, uid, tenant_id: firm.tenantId } });
}

beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  uid = await firm.addPerson('rui', 'accountant');
  for (const id of [...OWN, 'other']) {
    await put('clients', id, { ...NEW_CLIENT, corporate_name: id });
    await put('obligations', `o-${id}`, { ...OBLIGATION, client_id: id });
  }
  for (const id of OWN) await assign(id, uid);
  await assign('other', 'eva');
  await put('documents', 'd-other', { ...DOCUMENT, client_id: 'other' });
  await put('documents', 'd-general', { ...DOCUMENT, client_id: null });
  await put('notes', 'n-other', { ...NOTE, client_id: 'other' });
  await put('notes', 'n-general', { ...NOTE, client_id: null });
  await put('tasks', 't-other', { ...TASK, client_id: 'other', assigned_to: uid });
  const long = '2021-05-10T12:00:00.000000000Z';
  await put('obligations', 'late-other', { ...OBLIGATION, client_id: 'other' }, long);
  await put('obligations', 'late-own', { ...OBLIGATION, client_id: 'own33' }, long);
});
afterAll(() => firm.close());
afterEach(() => device.close());

const MINE = [...OWN.map((id) => `o-${id}`), 'late-own'];
const audits = async () =>
  (await db.events.toArray()).flatMap((event) =>
    event.kind === 'audit' && event.scope === 'obligations' ? [event.result] : [],
  );

test('it has the rows of its clients, those of none, all clients and all tasks; and the audit adds up', async () => {
  await open();
  await until('obligations', MINE);
  await until('documents', ['d-general']);
  await until('notes', ['n-general']);
  await until('tasks', ['t-other']);
  await until('clients', [...OWN, 'other']);
  await soon(async () => expect(await audits()).toEqual(['alike']));
  expect(device.faults).toEqual([]);
});

test('a client who is handed over arrives with all that is open, and goes where it is handed on; work on it stays', async () => {
  await open();
  await until('obligations', MINE);
  await assign('other', uid);
  await until('obligations', [...MINE, 'o-other', 'late-other']);
  await until('documents', ['d-general', 'd-other']);
  // Live from now on.
  await put('obligations', 'o-new', { ...OBLIGATION, client_id: 'other' });
  await until('obligations', [...MINE, 'o-other', 'o-new', 'late-other']);
  await updateObligation(device.account, 'o-other', { notes: 'Ainda não enviado' });
  await soon(async () => expect(await db.outbox.count()).toBe(0));
  device.setOnline(false);
  await updateObligation(device.account, 'o-new', { notes: 'Ainda não enviado' });
  await db.outbox.toCollection().modify({ state: 'parked', error_kind: 'invalid_argument' });
  await assign('other', 'eva');
  device.setOnline(true);
  await until('obligations', [...MINE, 'o-new']);
  await until('documents', ['d-general']);
  expect(await db.outbox.count()).toBe(1);
  await db.outbox.clear();
  expect(device.faults).toEqual([]);
});

test('one that is brought stays for a day; and the whole firm comes where the device is to hold it', async () => {
  await open();
  await bringClient(db, 'other');
  await soon(async () => expect(await idsOf('documents')).toEqual(['d-general', 'd-other']));
  await bringClient(db, 'other', Date.now() - 25 * 3_600_000);
  await soon(async () => expect(await idsOf('documents')).toEqual(['d-general']));
  await chooseWholeFirm(db, true);
  await soon(async () => expect(await idsOf('documents')).toEqual(['d-general', 'd-other']));
  await soon(async () => expect(await idsOf('obligations')).toContain('late-other'));
  await chooseWholeFirm(db, false);
  await soon(async () => expect(await idsOf('documents')).toEqual(['d-general']));
  expect(device.faults).toEqual([]);
});
