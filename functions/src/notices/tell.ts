import { channelsOf, NOTICE_KINDS, noticeEventId, noticeId, noticeText } from '@portal/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { mirroredRef, putMirrored } from '../firestore/write-mirrored.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { choicesOf, choicesRef } from './choices-of.ts';
import { createDelivery, deliveryRef } from './delivery-rows.ts';
import { mayBeTold, personToTell, type PersonToTell } from './people-to-tell.ts';
import type { Telling } from './telling.ts';

/** Six rows for each: what one transaction takes well. */
const AT_ONCE = 20;

export type Told = { telling: Telling; uid: string };

export const tell = (telling: Telling, uids: readonly string[]): Promise<boolean> =>
  tellAll(uids.map((uid) => ({ telling, uid })));

/**
 * Tells people of events, each once however often this is asked: whether and how is decided in one transaction with what
 * follows from it. False where the time was over, or the firm is being put back; what was told stays told.
 */
export async function tellAll(all: readonly Told[], startedAt = Date.now()): Promise<boolean> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    if (!isInTime(startedAt)) return false;
    const portion = all.slice(from, from + AT_ONCE);
    const isOpen = await db.runTransaction((transaction) => tellPortion(transaction, portion));
    if (!isOpen) return false;
  }
  return true;
}

async function tellPortion(transaction: Transaction, portion: readonly Told[]): Promise<boolean> {
  const [first] = portion;
  if (first === undefined) return true;
  if (await isRestoring(first.telling.tenant_id, transaction)) return false;
  const rows = await transaction.getAll(...portion.flatMap(refsOf));
  for (const [index, told] of portion.entries()) {
    const [account, choices, decided, notice] = rows.slice(4 * index, 4 * index + 4);
    if (account === undefined || choices === undefined || decided === undefined || notice === undefined)
      throw new Error('The database answered fewer rows than were asked for');
    if (decided.exists || notice.exists) continue;
    const person = personToTell(account);
    const { tenant_id, client_id, kind } = told.telling;
    if (!mayBeTold(person, { tenant_id, client_id, to: NOTICE_KINDS[kind].to })) continue;
    decide(transaction, told, { person, choices, notice });
  }
  return true;
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

type Rows = { person: PersonToTell; choices: DocumentSnapshot; notice: DocumentSnapshot };

function decide(transaction: Transaction, { telling, uid }: Told, { person, choices, notice }: Rows): void {
  const { tenant_id, kind, client_id, link } = telling;
  const event = noticeEventId(telling);
  const channels = channelsOf(kind, choicesOf(choices));
  const { title, body, mail } = textOf(telling);
  const delivery = { tenant_id, user_id: uid, kind };
  const inPortal = channels.includes('portal');
  createDelivery(transaction, deliveryRef(event, uid, 'portal'), {
    ...delivery,
    state: inPortal ? 'told' : 'off',
  });
  if (inPortal) {
    const row = { entity: 'notifications', tenantId: tenant_id, snapshot: notice } as const;
    const fields = { user_id: uid, kind, title: title.slice(0, 200), body: body.slice(0, 1000) };
    putMirrored(transaction, row, { ...fields, link, read_at: null });
  }
  const to = person.email_verified ? person.email : null;
  const byMail = channels.includes('email') ? (to === null ? 'no_address' : 'queued') : 'off';
  createDelivery(transaction, deliveryRef(event, uid, 'email'), { ...delivery, state: byMail });
  if (byMail !== 'queued' || to === null) return;
  queueMail(transaction, `notice_${noticeId(event, uid)}`, {
    kind: 'notice',
    tenant_id,
    user_id: uid,
    to,
    name: person.full_name,
    words: mail.lines.join('\n'),
    origin: null,
    notice: { kind, subject: mail.subject, path: link, client_id },
  });
}

/** By its own kind: TypeScript does not follow that through a union. */
function textOf(telling: Telling) {
  return noticeText(telling.kind, telling.facts as never);
}
