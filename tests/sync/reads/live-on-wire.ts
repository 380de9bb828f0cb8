import { NEW_CLIENT } from '@portal/domain';
import { RealDevice } from '../support/real-device.ts';
import { RealFirm } from '../support/real-firm.ts';
import type { SyncBackend } from '../support/start-backend.ts';

const PATIENCE_MS = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CLIENT = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };

/**
 * Reads as they are billed of so many changes that a listening device of staff hears of, one after the other. `counted`: the reads on the
 * wire to the backend's Firestore since it was asked last.
 */
export async function liveReadsOnWire(
  backend: SyncBackend,
  counted: () => number,
  changed: number,
): Promise<number> {
  const firm = new RealFirm(backend);
  await firm.db.doc(`tenants/${firm.tenantId}`).set({ name: 'Firma', domains: [], settings: {} });
  await firm.writeRows('clients', { c1: CLIENT });
  const device = await RealDevice.open(firm, await firm.addPerson('rui', 'accountant'));
  const { db } = device.account;
  const has = async (corporate_name: string) => {
    const until = Date.now() + PATIENCE_MS;
    while ((await db.clients.get('c1'))?.corporate_name !== corporate_name) {
      if (Date.now() > until) throw new Error(`${corporate_name} did not come`);
      await pause(5);
    }
  };
  const quiet = async () => {
    let sum = 0;
    for (let more = 1; more > 0; sum += more) {
      await pause(QUIET_MS);
      more = counted();
    }
    return sum;
  };
  await has(CLIENT.corporate_name);
  await quiet();
  for (let change = 1; change <= changed; change += 1) {
    const corporate_name = `Padaria ${String(change)}`;
    await firm.writeRows('clients', { c1: { ...CLIENT, corporate_name } });
    await has(corporate_name);
  }
  const reads = await quiet();
  await device.close();
  await firm.close();
  return reads;
}

/** Longer than anything that follows from a change by itself. */
const QUIET_MS = 1_500;
