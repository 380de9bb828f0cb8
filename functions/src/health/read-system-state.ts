import { can, WAITS_TOO_LONG_MINUTES, type SystemState } from '@portal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { mailStateOf } from '../mail/failed-mail.ts';
import { readRuns } from '../schedules/run-records.ts';

/** Each reads as many rows as there is trouble; the screen asks when it is opened and when somebody presses. */
const READS_PER_HOUR = 300;

/** How mail, checks and schedules stand, for administrators; of mail and documents their own firm's alone. */
export const readSystemState = signedInCallable('readSystemState', async ({ caller }) => {
  const firm = await db.runTransaction((transaction) => firmOfAdmin(transaction, caller.uid));
  return firm.ok ? done(await stateOf(firm.value)) : firm;
});

async function firmOfAdmin(transaction: Transaction, uid: string): Promise<Outcome<string>> {
  const admin = await readAccount(transaction, uid);
  if (admin === null) return refused('forbidden');
  const { tenant_id } = admin;
  if (!can({ ...admin, uid }, 'edit', { kind: 'firm_settings', tenant_id })) return refused('forbidden');
  const limit = { bucket: 'system_state', subject: uid, perHour: READS_PER_HOUR };
  const calls = await checkLimit(transaction, limit);
  if (!calls.allowed) return refused('too_many_requests');
  calls.record();
  return done(tenant_id);
}

async function stateOf(tenantId: string): Promise<SystemState> {
  const now = Timestamp.now();
  const [mail, documents, schedules] = await Promise.all([
    mailStateOf(tenantId),
    pendingDocumentsOf(tenantId, now.toMillis() - WAITS_TOO_LONG_MINUTES * 60_000),
    readRuns(),
  ]);
  return { at: instantOf(now), mail, documents, schedules };
}

async function pendingDocumentsOf(tenantId: string, before: number): Promise<SystemState['documents']> {
  const pending = db
    .collection(`tenants/${tenantId}/documents`)
    .where('check', '==', 'pending')
    .where('deleted_at', '==', null)
    .where('created_at', '<', Timestamp.fromMillis(before))
    .orderBy('created_at');
  const [counted, first] = await Promise.all([
    pending.count().get(),
    pending.limit(1).select('created_at').get(),
  ]);
  const oldest = first.docs.map((row) => ({
    id: row.id,
    since: instantOf(row.get('created_at') as Timestamp), // the condition above holds for timestamps alone
  }));
  return { waiting: counted.data().count, oldest: oldest[0] ?? null };
}
