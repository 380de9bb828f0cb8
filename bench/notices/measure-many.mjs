import { randomUUID } from 'node:crypto';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { firm } from './measure-ways.mjs';
import { account, officeRows, stamped, writeRows } from './rows.mjs';

/** The reminders of many people by one process; `doubled`: rows beyond one for each, `lost`: people without one. */
export async function measureReminders({ db, people, holder }) {
  const tenant = `bench-${randomUUID().slice(0, 8)}`;
  const [today, tomorrow] = [0, 1].map((days) => dayFromNow(days));
  await writeRows(db, [[`tenants/${tenant}`, firm]]);
  // What is there when a firm is put back is told of to nobody: only the reminders are measured.
  await db.doc(`epochs/${tenant}`).set({ state: 'restoring', at: new Date() });
  await writeRows(db, officeRows(tenant, people, tomorrow));
  await db.doc(`epochs/${tenant}`).set({ state: 'open', at: new Date(0) });
  const measured = await inOneProcess(['day', tenant, today], holder);
  return { ...measured, ...(await told(db, tenant, 'slip_due_1', people)) };
}

export async function measureEvents({ db, events, holder }) {
  const tenant = `bench-${randomUUID().slice(0, 8)}`;
  const uid = `${tenant}p`;
  await writeRows(db, [
    [`tenants/${tenant}`, firm],
    [`app_users/${uid}`, account(tenant, uid, 'client', ['c1'])],
    [`tenants/${tenant}/clients/c1`, stamped(tenant, uid, { corporate_name: 'Padaria Pão Dourado Ltda' })],
  ]);
  const measured = await inOneProcess(['events', tenant, `${uid},${events},c1`], holder);
  return { ...measured, ...(await told(db, tenant, 'message_answered', events)) };
}

async function told(db, tenant, kind, wanted) {
  const rows = db.collection(`tenants/${tenant}/notifications`).where('kind', '==', kind);
  const { count } = (await rows.count().get()).data();
  return { doubled: Math.max(0, count - wanted), lost: Math.max(0, wanted - count) };
}

async function inOneProcess(args, holder) {
  const bundle = inCache('bench', 'tell-many.mjs');
  await bundleScript(inRoot('bench', 'notices', 'tell-many.ts'), bundle);
  const log = inCache('bench', 'tell-many.log');
  // The rest of what it asks of its surroundings `openBackend` has set.
  const env = { ...process.env, MAIL_FROM: 'portal@aurora.example' };
  const { code, output, tail } = await runLogged(process.execPath, [bundle, ...args], {
    ...{ log, cwd: ROOT, holder, env },
  });
  if (code !== 0) throw new PlainFailure(`Nobody could be told (all of it in ${log}):\n${tail}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** In the firm's time. */
const dayFromNow = (days) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000);
