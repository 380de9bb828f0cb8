import { type CalendarDate, mailTime, noticeEventId, noticeId, type Role, wantsDigest } from '@portal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { createDelivery, deliveryRef } from './delivery-rows.ts';
import { mayBeTold, type PersonToTell, personToTell } from './people-to-tell.ts';

type Of = { tenantId: string; uid: string; today: CalendarDate };

/**
 * The day's e-mail of one person, once. What they chose is read with the row that says that it was sent: who switches it off
 * meanwhile gets none. `linesFor` is asked of the person as they are then; without a line there is no e-mail.
 */
export async function sendDigest(
  transaction: Transaction,
  { tenantId: tenant_id, uid, today }: Of,
  linesFor: (person: PersonToTell & { role: Role }) => readonly string[],
): Promise<void> {
  const event = noticeEventId({ tenant_id, kind: 'digest', subject: uid, occasion: today });
  const mark = deliveryRef(event, uid, 'email');
  const [decided, account, chosen] = await transaction.getAll(
    mark,
    accountRef(uid),
    choicesRef(tenant_id, uid),
  );
  if (decided === undefined || account === undefined || chosen === undefined || decided.exists) return;
  const person = personToTell(account);
  if (!mayBeTold(person, { tenant_id, client_id: null, to: 'self' })) return;
  const lines = linesFor(person);
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

export const countOf = async (query: Query) => (await query.count().get()).data().count;
