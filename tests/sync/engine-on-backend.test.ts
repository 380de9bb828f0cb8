import { NEW_CLIENT } from '@portal/domain';
import Dexie from 'dexie';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { createClient, getClient, listClients, removeClient, updateClient } from '#data/clients/clients.ts';
import { listHandovers } from '#data/closing/handovers.ts';
import { documentsOfClient } from '#data/documents/documents.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import { readConnection } from '#data/live/connection.ts';
import { readRecordStates } from '#data/live/record-states.ts';
import { databaseName } from '#data/local/database.ts';
import { countUnsent, listAttention } from '#data/outbox/outbox-actions.ts';
import { createTaskOfRequest } from '#data/tasks/tasks.ts';
import { serverRow, TASK } from '#data/testing/local-account.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { closeAccount } from '#sync/index.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

const client = { ...NEW_CLIENT, corporate_name: 'Padaria Pão Dourado', cnpj_cpf: '11222333000181' };
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

let firm: RealFirm;
const open: RealDevice[] = [];
const device = async (uid: string, options?: { online: boolean }) => {
  const opened = await RealDevice.open(firm, uid, options);
  open.push(opened);
  return opened;
};

beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  await firm.writeRows('clients', { c1: client, c2: { ...client, corporate_name: 'Mercado' } });
  await firm.writeRows('companies', {
    c1: {
      client_id: 'c1',
      corporate_name: 'Padaria',
      trade_name: null,
      cnpj_cpf: '11222333000181',
      tax_regime: 'mei',
      status: 'active',
    },
    c2: {
      client_id: 'c2',
      corporate_name: 'Mercado',
      trade_name: null,
      cnpj_cpf: '11222333000181',
      tax_regime: 'mei',
      status: 'active',
    },
  });
});
afterEach(async () => {
  for (const opened of open.splice(0)) {
    expect(opened.faults).toEqual([]);
    await opened.close();
  }
});
afterAll(() => firm.close());

test('what one accountant writes without a connection is on the other’s device once there is one', async () => {
  const [rui, sam] = [await firm.addPerson('rui', 'accountant'), await firm.addPerson('sam', 'supervisor')];
  const here = await device(rui, { online: false });
  const there = await device(sam);
  const created = await createClient(here.account, { ...client, corporate_name: 'Oficina' });
  if (!created.ok) throw new Error(created.reason);
  expect(await readRecordStates(here.account.db, 'clients')).toEqual(
    new Map([[created.id, { kind: 'device' }]]),
  );
  await soon(async () =>
    expect(await readConnection(there.account.db)).toMatchObject({ connection: { kind: 'online' } }),
  );
  await soon(async () =>
    expect(await readConnection(here.account.db)).toMatchObject({
      connection: { kind: 'offline' },
      queued: 1,
    }),
  );

  here.setOnline(true);
  await soon(async () =>
    expect(await getClient(there.account.db, created.id)).toMatchObject({ corporate_name: 'Oficina' }),
  );
  await soon(async () => expect(await countUnsent(here.account.db)).toBe(0));

  await updateClient(there.account, created.id, { city: 'Recife' });
  await soon(async () =>
    expect(await getClient(here.account.db, created.id)).toMatchObject({ city: 'Recife', rev: 2 }),
  );
  await soon(async () =>
    expect(await getClient(here.account.db, created.id)).toEqual(
      await getClient(there.account.db, created.id),
    ),
  );

  await removeClient(there.account, created.id);
  await soon(async () => expect(await getClient(here.account.db, created.id)).toBeNull());
});

test('a file goes up before its row, and both arrive', async () => {
  const [ana, eva] = [
    await firm.addPerson('ana', 'client', ['c1']),
    await firm.addPerson('eva', 'accountant'),
  ];
  const here = await device(ana, { online: false });
  const there = await device(eva);
  const file = new File(['%PDF-1.7 guia'], 'guia.pdf');
  const { added, refused } = await addDocuments(here.account, {
    files: [file],
    client_id: 'c1',
    category: 'client_upload',
    description: null,
  });
  expect(refused).toEqual([]);
  here.setOnline(true);
  await soon(async () => {
    const [document] = await documentsOfClient('c1').read(there.account.db);
    expect(document).toMatchObject({
      id: added[0],
      filename: 'guia.pdf',
      check: 'pending',
      uploaded_by: ana,
    });
    const { files } = await firm.signIn(ana);
    expect(await files.stat(document?.storage_path ?? '')).toMatchObject({ size_bytes: 13 });
  });
  await soon(async () => expect(await here.account.db.uploads.count()).toBe(0));
});

test.each([
  ['a company whose quota is used up', { paused_client_ids: ['c1'] }, { paused_client_ids: [] }],
  [
    'a person who sent too much',
    { paused_until: '2999-01-01T00:00:00.000000000Z' },
    { paused_until: '2020-01-01T00:00:00.000000000Z' },
  ],
])('what is chosen for %s waits, is not parked, and goes when the pause ends', async (who, paused, over) => {
  const eva = await firm.addPerson(who.replaceAll(' ', ''), 'client', ['c1']);
  await firm.changeUser(eva, paused);
  const here = await device(eva);
  const { added } = await addDocuments(here.account, {
    files: [new File(['%PDF-1.7 guia'], 'guia.pdf')],
    client_id: 'c1',
    category: 'client_upload',
    description: null,
  });
  await soon(async () =>
    expect(await here.account.db.uploads.toArray()).toMatchObject([
      { state: 'waiting', failures: { kind: 'paused' } },
    ]),
  );
  await firm.changeUser(eva, over);
  await soon(async () => expect(await countUnsent(here.account.db)).toBe(0));
  expect(await firm.row('documents', added[0] ?? '')).toMatchObject({ check: 'pending' });
});

test('what the rules refuse waits for the person, with its reason, and the record says so', async () => {
  const ivo = await firm.addPerson('ivo', 'accountant');
  const here = await device(ivo);
  await soon(async () => expect((await listClients(here.account.db)).length).toBeGreaterThan(1));
  // An accountant may not remove a client: the screen hides the button, a stale screen does not.
  await removeClient(here.account, 'c2');
  await soon(async () =>
    expect(await listAttention(here.account.db)).toMatchObject([
      { doc_id: 'c2', error_kind: 'permission_denied' },
    ]),
  );
  expect(await getClient(here.account.db, 'c2')).toMatchObject({ corporate_name: 'Mercado' });
});

test('a request that two people turn into a task without knowing of each other is one task', async () => {
  const [nil, mia] = [await firm.addPerson('nil', 'accountant'), await firm.addPerson('mia', 'accountant')];
  const request = serverRow('service_requests', 'r1', {
    client_id: 'c1',
    service_id: 's1',
    description: 'Guia do ISS',
    status: 'open',
    answer: null,
    document_ids: [],
  });
  const task = { ...TASK, title: 'Segunda via de guia', client_id: 'c1' };
  const devices = [await device(nil, { online: false }), await device(mia, { online: false })];
  for (const { account } of devices) {
    expect(await createTaskOfRequest(account, request, task)).toMatchObject({
      ok: true,
    });
  }
  for (const here of devices) here.setOnline(true);
  for (const { account } of devices) {
    await soon(async () => expect(await countUnsent(account.db)).toBe(0));
    await soon(async () =>
      expect(await account.db.tasks.toArray()).toMatchObject([{ id: 'r1', rev: 1, request_id: 'r1' }]),
    );
    expect(await listAttention(account.db)).toEqual([]);
  }
});

test('a client user who loses a company keeps the other and nothing of the one', async () => {
  const bia = await firm.addPerson('bia', 'client', ['c1', 'c2']);
  const here = await device(bia);
  const companies = async () => (await here.account.db.companies.toArray()).map(({ id }) => id);
  await soon(async () => expect(await companies()).toEqual(['c1', 'c2']));
  await firm.changeUser(bia, { client_ids: ['c2'], client_id: 'c2' });
  await soon(async () => expect(await companies()).toEqual(['c2']));
  const cursors = (await here.account.db.cursors.toArray()).map(({ scope }) => scope);
  expect(cursors.filter((scope) => scope.includes('c1'))).toEqual([]);
});

test('a blocked person’s work is handed over outside of the account, which leaves nothing on the device', async () => {
  const leo = await firm.addPerson('leo', 'accountant');
  const here = await device(leo);
  await soon(async () => expect((await listClients(here.account.db)).length).toBeGreaterThan(1));
  here.setOnline(false);
  await updateClient(here.account, 'c1', { notes: 'ligar amanhã' });
  await firm.changeUser(leo, { is_active: false, blocked_at: '2026-11-20T12:00:00.000000000Z' });
  here.setOnline(true);
  await soon(async () => expect(here.memberships).toContainEqual({ kind: 'closed', reason: 'blocked' }));
  // What the session does of it.
  const result = await closeAccount(createDexieStore(here.account.db), { reason: 'blocked' });
  expect(result).toMatchObject({ kind: 'closed', handed_over: true });
  const [handover] = await listHandovers();
  expect(handover).toMatchObject({ uid: leo, reason: 'blocked', operations: 1 });
  expect(handover?.content).toContain('ligar amanhã');
  expect(await Dexie.exists(databaseName(leo, firm.tenantId))).toBe(false);
});
