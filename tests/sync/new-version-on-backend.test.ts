import { COLLECTIONS, NEW_CLIENT, toInstant } from '@portal/domain';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { createClient, getClient } from '#data/clients/clients.ts';
import { readConnection } from '#data/live/connection.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { countUnsent, listAttention } from '#data/outbox/outbox-actions.ts';
import { shapes202611 } from '../rules/old-shapes/shapes-2026-11.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

/** What a long week without a connection leaves behind; the long tests take 500. */
const OLD_ENTRIES = Number(process.env['PORTAL_OLD_ENTRIES'] ?? 100);
const PATIENCE_MS = 120_000;
const client = { ...NEW_CLIENT, corporate_name: 'Padaria Pão Dourado', cnpj_cpf: '11222333000181' };
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 50 });

let firm: RealFirm;
beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  await firm.writeRows('clients', { padaria: client });
});
afterAll(async () => {
  await firm.askForVersion(null);
  await firm.close();
});
const open: RealDevice[] = [];
const device = async (...args: Parameters<typeof RealDevice.open>) => {
  const opened = await RealDevice.open(...args);
  open.push(opened);
  return opened;
};
afterEach(async () => {
  for (const opened of open.splice(0)) {
    expect(opened.faults).toEqual([]);
    await opened.close();
  }
});

/** Nothing of it has been sent, nor tried. */
const UNTRIED = { state: 'queued', attempts: 0 };

test('an app that is too old keeps what it has to send, reads on, and the next version sends it', async () => {
  const rui = await firm.addPerson('rui', 'accountant');
  await firm.askForVersion('2.0.0');
  const before = await device(firm, rui, { version: '1.9.0', served: '2.0.0' });
  const created = await createClient(before.account, { ...client, corporate_name: 'Oficina' });
  if (!created.ok) throw new Error(created.reason);
  await until(async () =>
    expect((await readConnection(before.account.db)).connection).toMatchObject({
      kind: 'online',
      too_old: true,
    }),
  );
  await firm.writeRows('clients', { later: { ...client, corporate_name: 'Chegou depois' } });
  await until(async () => expect(await getClient(before.account.db, 'later')).toBeDefined());
  expect(await before.account.db.outbox.toArray()).toMatchObject([UNTRIED]);
  expect(await firm.row('clients', created.id)).toBeUndefined();

  await before.leave();
  const after = await device(firm, rui, { version: '2.0.0', served: '2.0.0', keeps: before.account });
  await until(async () => expect(await countUnsent(after.account.db)).toBe(0));
  expect(await firm.row('clients', created.id)).toMatchObject({ corporate_name: 'Oficina', rev: 1 });
  expect((await readConnection(after.account.db)).connection.too_old).toBeUndefined();
});

test('a minimum that hosting itself does not serve stops nobody', async () => {
  const ana = await firm.addPerson('ana', 'accountant');
  await firm.askForVersion('99.0.0');
  const { account } = await device(firm, ana, { version: '1.9.0', served: '2.0.0' });
  const created = await createClient(account, client);
  if (!created.ok) throw new Error(created.reason);
  await until(async () => expect(await countUnsent(account.db)).toBe(0));
});

test('an app that is asked for while it runs stops sending, and goes on once that is taken back', async () => {
  const leo = await firm.addPerson('leo', 'accountant');
  await firm.askForVersion(null);
  const { account } = await device(firm, leo, { version: '1.9.0', served: '2.0.0' });
  await until(async () => expect((await readConnection(account.db)).connection.kind).toBe('online'));
  await firm.askForVersion('2.0.0');
  await until(async () => expect((await readConnection(account.db)).connection.too_old).toBe(true));
  await createClient(account, client);
  await firm.writeRows('clients', { meanwhile: { ...client, corporate_name: 'Chegou depois' } });
  await until(async () => expect(await getClient(account.db, 'meanwhile')).toBeDefined());
  expect(await account.db.outbox.toArray()).toMatchObject([UNTRIED]);
  await firm.askForVersion('1.9.0');
  await until(async () => expect(await countUnsent(account.db)).toBe(0));
});

/** Shapes of November 2026 that an accountant writes and any number of which may be there. */
const WRITTEN = [
  'clients',
  'obligations',
  'services',
  'notes',
  'tasks',
  'messages',
  'canned_answers',
] as const;

/** What a device of that release queued, envelope and fields as it wrote them. */
async function leaveOldEntries({ db, uid, tenant_id }: LocalAccount): Promise<string[]> {
  const entries = Array.from({ length: OLD_ENTRIES }, (_, seq) => {
    const entity = WRITTEN[seq % WRITTEN.length] ?? 'clients';
    const doc_id = `old${String(seq)}`;
    return {
      op_id: `${uid}_${String(seq).padStart(8, '0')}`,
      uid,
      tenant_id,
      seq: seq + 1,
      entity,
      doc_id,
      kind: 'create' as const,
      patch: shapes202611(uid, doc_id).rows[entity],
      base_rev: 0,
      base_values: {},
      needs: [],
      after: [],
      schema_v: 1,
      state: 'queued' as const,
      attempts: 0,
      next_at: 0,
      error_kind: null,
      written_at: toInstant(new Date('2026-11-20T12:00:00Z')),
    };
  });
  await db.outbox.bulkAdd(entries);
  await db.bases.bulkAdd(
    entries.map(({ entity, doc_id }) => ({ entity, doc_id, row: null, removed_rev: null })),
  );
  return entries.map(({ entity, doc_id }) => `${entity}/${doc_id}`);
}

test(
  'a queue that a version of November 2026 left is sent whole: nothing is parked, nothing is lost',
  async () => {
    const eva = await firm.addPerson('eva', 'accountant');
    const { account, setOnline } = await offlineDevice(eva);
    const written = await leaveOldEntries(account);
    setOnline();
    await until(async () => expect(await countUnsent(account.db)).toBe(0));
    expect(await listAttention(account.db)).toEqual([]);
    const rows = await firm.db.getAll(
      ...written.map((path) => firm.db.doc(`tenants/${firm.tenantId}/${path}`)),
    );
    expect(rows.filter((row) => row.get('rev') !== 1)).toEqual([]);
    for (const row of rows) {
      const entity = row.ref.parent.id as (typeof WRITTEN)[number]; // how the paths are made
      const fields = Object.fromEntries(
        Object.keys(COLLECTIONS[entity].shape).flatMap((name) =>
          row.get(name) === undefined ? [] : [[name, row.get(name) as unknown]],
        ),
      );
      expect(Object.keys(fields).sort()).toEqual(Object.keys(shapes202611(eva, row.id).rows[entity]).sort());
    }
  },
  2 * PATIENCE_MS,
);

async function offlineDevice(uid: string) {
  const opened = await device(firm, uid, { online: false });
  return { account: opened.account, setOnline: () => opened.setOnline(true) };
}
