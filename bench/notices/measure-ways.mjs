import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { account, stamped, writeRows } from './rows.mjs';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 20;

/** From the row of an office's message to the notice on a listening device, and to the mail server. */
export async function measureWays({ db, plan, runs }) {
  const tenant = `bench-${randomUUID().slice(0, 8)}`;
  const [client, office] = [`${tenant}c`, `${tenant}o`];
  await writeRows(db, [
    [`tenants/${tenant}`, firm],
    [`app_users/${client}`, account(tenant, client, 'client', [`${tenant}-1`])],
    [`app_users/${office}`, account(tenant, office, 'accountant', [])],
    [
      `tenants/${tenant}/clients/${tenant}-1`,
      stamped(tenant, office, { corporate_name: 'Padaria Pão Dourado Ltda' }),
    ],
    [`tenants/${tenant}/preferences/${client}`, stamped(tenant, client, { user_id: client, ...EVERYTHING })],
  ]);
  const seen = new Map();
  const own = db.collection(`tenants/${tenant}/notifications`).where('user_id', '==', client);
  const stop = own.onSnapshot((snapshot) => {
    for (const { doc } of snapshot.docChanges()) if (!seen.has(doc.id)) seen.set(doc.id, performance.now());
  });
  const times = { notice: [], mail: [] };
  for (let run = 0; run < runs; run += 1) {
    const id = `m${randomUUID().replaceAll('-', '')}`;
    const start = performance.now();
    await db.doc(`tenants/${tenant}/messages/${id}`).set(
      stamped(tenant, office, {
        ...{ client_id: `${tenant}-1`, thread_id: `${tenant}-1`, sender_id: office, content: 'Bom dia' },
        ...{ status: 'sent', document_ids: [], written_at: new Date() },
      }),
    );
    const mailed = until(async () => (await mailsTo(plan, `${client}@bench.example`)) > run);
    await until(() => seen.size > run);
    times.notice.push([...seen.values()][run] - start);
    await mailed;
    times.mail.push(performance.now() - start);
  }
  stop();
  return times;
}

export const firm = {
  ...{ name: 'Bench', legal_name: 'Bench Ltda', address: null, phone: null, whatsapp: null, email: null },
  ...{ hours: null, domains: [], settings: {} },
};
const EVERYTHING = {
  ...{ messages: true, documents: true, requests: true, tasks: true, due_dates: true, by_push: true },
  ...{ by_email: true, email_off: [] },
};

async function mailsTo(plan, address) {
  const response = await fetch(`http://localhost:${plan.mail}/email`);
  const all = await response.json();
  return all.filter(({ to }) => to.some((one) => one.address === address)).length;
}

async function until(isThere) {
  const limit = Date.now() + PATIENCE_MS;
  while (!(await isThere())) {
    if (Date.now() > limit) throw new PlainFailure('FAILED: nobody was told within a minute.');
    await delay(LOOK_EVERY_MS);
  }
}
