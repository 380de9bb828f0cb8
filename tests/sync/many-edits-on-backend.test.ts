import { NEW_CLIENT } from '@portal/domain';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { listClients, updateClient } from '#data/clients/clients.ts';
import { countUnsent } from '#data/outbox/outbox-actions.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

/** The measurement asks for more of them. */
const ROWS = Number(process.env['PORTAL_EDITED_ROWS'] ?? 40);
const ids = Array.from({ length: ROWS }, (_, index) => `c${String(index)}`);
/** Two edits of each, one after the other through an IndexedDB that is only an imitation. */
const TIMEOUT_MS = 30_000 + 600 * ROWS;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 200 });

let firm: RealFirm;
beforeAll(async () => {
  firm = new RealFirm(inject('syncBackend'));
  const client = { ...NEW_CLIENT, corporate_name: 'Padaria Pão Dourado', cnpj_cpf: '11222333000181' };
  await firm.writeRows('clients', Object.fromEntries(ids.map((id) => [id, client])));
});
afterAll(() => firm.close());

test(
  'rows that two people edited all through without a connection keep both edits',
  async () => {
    const people = [await firm.addPerson('rui', 'accountant'), await firm.addPerson('sam', 'supervisor')];
    const devices = await Promise.all(people.map((uid) => RealDevice.open(firm, uid)));
    const [rui, sam] = devices as [RealDevice, RealDevice]; // one of each person
    for (const { account } of devices)
      await until(async () => expect(await listClients(account.db)).toHaveLength(ROWS));

    for (const device of devices) device.setOnline(false);
    for (const id of ids) {
      await updateClient(rui.account, id, { city: `Recife ${id}` });
      await updateClient(sam.account, id, { trade_name: `Loja ${id}` });
    }
    expect([await countUnsent(rui.account.db), await countUnsent(sam.account.db)]).toEqual([ROWS, ROWS]);

    for (const device of devices) device.setOnline(true);
    for (const { account } of devices) await until(async () => expect(await countUnsent(account.db)).toBe(0));
    const both = expect.objectContaining({ rev: 3 });
    for (const { account, faults } of devices) {
      await until(async () => expect(await listClients(account.db)).toEqual(ids.map(() => both)));
      for (const { id, city, trade_name } of await listClients(account.db))
        expect([city, trade_name]).toEqual([`Recife ${id}`, `Loja ${id}`]);
      expect(faults).toEqual([]);
    }
    await Promise.all(devices.map((device) => device.close()));
  },
  2 * TIMEOUT_MS,
);
