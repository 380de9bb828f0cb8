import {
  addDays,
  type CalendarDate,
  mailTime,
  noticeEventId,
  noticeId,
  type OfficeDigest,
  officeDigestLines,
  OPEN_OBLIGATION_STATUSES,
  wantsDigest,
} from '@portal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { createDelivery, deliveryRef } from './delivery-rows.ts';
import { mayBeTold, personToTell, STAFF, uidsOfRoles } from './people-to-tell.ts';

const SOON_DAYS = 3;

/** One e-mail a day for each of the staff who wants it, of what waits at the office; false where the time was over. */
export async function sendDigests(
  tenantId: string,
  today: CalendarDate,
  startedAt: number,
): Promise<boolean> {
  const counts = await countWaiting(tenantId, today);
  for (const uid of await uidsOfRoles(tenantId, STAFF)) {
    if (!isInTime(startedAt)) return false;
    await db.runTransaction((transaction) => sendDigest(transaction, { tenantId, uid, today }, counts));
  }
  return true;
}

type Of = { tenantId: string; uid: string; today: CalendarDate };

/** What its person chose is read with the row that says that it was sent: who switches it off meanwhile gets none. */
async function sendDigest(transaction: Transaction, of: Of, counts: OfficeDigest): Promise<void> {
  const { tenantId: tenant_id, uid, today } = of;
  const event = noticeEventId({ tenant_id, kind: 'digest', subject: uid, occasion: today });
  const mark = deliveryRef(event, uid, 'email');
  const [decided, account, chosen] = await transaction.getAll(
    mark,
    accountRef(uid),
    choicesRef(tenant_id, uid),
  );
  if (decided === undefined || account === undefined || chosen === undefined || decided.exists) return;
  const person = personToTell(account);
  if (!mayBeTold(person, { tenant_id, client_id: null, to: 'staff' })) return;
  // A cadastro is for administrators alone to decide.
  const lines = officeDigestLines(person.role === 'admin' ? counts : { ...counts, sign_ups: 0 });
  if (lines.length === 0) return;
  const to = person.email_verified ? person.email : null;
  const choices = choicesOf(chosen);
  const isWanted = wantsDigest(choices, person.role);
  const state = !isWanted ? 'off' : to === null ? 'no_address' : 'queued';
  createDelivery(transaction, mark, { tenant_id, user_id: uid, kind: 'digest', state });
  if (state !== 'queued' || to === null) return;
  const queued = {
    kind: 'digest',
    ...{ tenant_id, user_id: uid, to, name: person.full_name, origin: null, words: lines.join('\n') },
  } as const;
  const at = mailTime(new Date(), choices).getTime();
  queueMail(transaction, `digest_${noticeId(event, uid)}`, queued, at);
}

async function countWaiting(tenantId: string, today: CalendarDate): Promise<OfficeDigest> {
  const of = (entity: string) =>
    db.collection(`tenants/${tenantId}/${entity}`).where('deleted_at', '==', null);
  const open = of('obligations').where('status', 'in', OPEN_OBLIGATION_STATUSES);
  const accounts = db.collection('app_users').where('tenant_id', '==', tenantId);
  const [requests, overdue, due_soon, sign_ups] = await Promise.all([
    countOf(of('service_requests').where('status', '==', 'open')),
    countOf(open.where('due_date', '<', today)),
    countOf(open.where('due_date', '>=', today).where('due_date', '<=', addDays(today, SOON_DAYS))),
    countOf(
      accounts
        .where('is_active', '==', false)
        .where('blocked_at', '==', null)
        .where('approved_at', '==', null),
    ),
  ]);
  return { requests, overdue, due_soon, sign_ups };
}

const countOf = async (query: Query) => (await query.count().get()).data().count;
