import { NOTICE_KINDS, noticeEventId, noticeId } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { subscriptionsOf } from '../push/subscription-rows.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { decide, type Told } from './decide-ways.ts';
import { deliveryRef } from './delivery-rows.ts';
import { mayBeTold, personToTell } from './people-to-tell.ts';
import type { Telling } from './telling.ts';

/** Eight rows for each: what one transaction takes well. */
const AT_ONCE = 20;

export const tell = (telling: Telling, uids: readonly string[]): Promise<boolean> =>
  tellAll(uids.map((uid) => ({ telling, uid })));

/**
 * Tells people of events, each once however often this is asked: whether and how is decided in one transaction with what
 * follows from it. False where the time was over, or the firm is being put back; what was told stays told.
 */
export async function tellAll(
  all: readonly Told[],
  startedAt = Date.now(),
  now = new Date(),
): Promise<boolean> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    if (!isInTime(startedAt)) return false;
    const portion = all.slice(from, from + AT_ONCE);
    const isOpen = await db.runTransaction((transaction) => tellPortion(transaction, portion, now));
    if (!isOpen) return false;
  }
  return true;
}

async function tellPortion(transaction: Transaction, portion: readonly Told[], now: Date): Promise<boolean> {
  const [first] = portion;
  if (first === undefined) return true;
  if (await isRestoring(first.telling.tenant_id, transaction)) return false;
  const rows = await transaction.getAll(...portion.flatMap(refsOf));
  const pushed = await peopleWithDevices(transaction, portion);
  for (const [index, told] of portion.entries()) {
    const [account, choices, decided, notice] = rows.slice(4 * index, 4 * index + 4);
    if (account === undefined || choices === undefined || decided === undefined || notice === undefined)
      throw new Error('The database answered fewer rows than were asked for');
    if (decided.exists || notice.exists) continue;
    const person = personToTell(account);
    const { tenant_id, client_id, kind } = told.telling;
    if (!mayBeTold(person, { tenant_id, client_id, to: NOTICE_KINDS[kind].to })) continue;
    const hasDevice = pushed.has(told.uid);
    decide(transaction, told, { person, choices: choicesOf(choices), notice, hasDevice, now });
  }
  return true;
}

async function peopleWithDevices(transaction: Transaction, portion: readonly Told[]): Promise<Set<unknown>> {
  const uids = new Set(portion.map(({ uid }) => uid));
  const { docs } = await transaction.get(subscriptionsOf([...uids]).select('user_id'));
  return new Set(docs.map((doc): unknown => doc.get('user_id')));
}

function refsOf({ telling, uid }: Told) {
  const event = noticeEventId(telling);
  return [
    accountRef(uid),
    choicesRef(telling.tenant_id, uid),
    deliveryRef(event, uid, 'portal'),
    mirroredRef('notifications', telling.tenant_id, noticeId(event, uid)),
  ];
}
