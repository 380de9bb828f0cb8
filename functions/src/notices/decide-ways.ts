import {
  channelsOf,
  mailTime,
  NOTICE_KINDS,
  type NoticeChoices,
  noticeEventId,
  noticeId,
  type NoticeKind,
  noticeText,
  pushTime,
  quietHoursOf,
} from '@portal/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { putMirrored } from '../firestore/write-mirrored.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { queuePush } from '../push/queue-push.ts';
import { createDelivery, deliveryRef } from './delivery-rows.ts';
import type { PersonToTell } from './people-to-tell.ts';
import type { Telling } from './telling.ts';

export type Told = { telling: Telling; uid: string };

/** What is known of who is told, and of how, in the transaction that tells. */
export type Rows = {
  person: PersonToTell;
  choices: NoticeChoices;
  notice: DocumentSnapshot;
  hasDevice: boolean;
  now: Date;
};

/** Each way by itself: what is off or has no address is written down too, and is not made up for later. */
export function decide(transaction: Transaction, told: Told, rows: Rows): void {
  const { telling, uid } = told;
  const { tenant_id, kind, link } = telling;
  const event = noticeEventId(telling);
  const inPortal = channelsOf(kind, rows.choices).includes('portal');
  createDelivery(transaction, deliveryRef(event, uid, 'portal'), {
    ...{ tenant_id, user_id: uid, kind },
    state: inPortal ? 'told' : 'off',
  });
  if (inPortal) {
    const { title, body } = textOf(telling);
    const row = { entity: 'notifications', tenantId: tenant_id, snapshot: rows.notice } as const;
    const fields = { user_id: uid, kind, title: title.slice(0, 200), body: body.slice(0, 1000) };
    putMirrored(transaction, row, { ...fields, link, read_at: null });
  }
  decideMail(transaction, told, rows);
  decidePush(transaction, told, rows);
}

function decideMail(transaction: Transaction, { telling, uid }: Told, { person, choices, now }: Rows): void {
  const { tenant_id, kind, client_id, link } = telling;
  const event = noticeEventId(telling);
  const { mail } = textOf(telling);
  const to = person.email_verified ? person.email : null;
  const isWanted = channelsOf(kind, choices).includes('email');
  const state = !isWanted ? 'off' : to === null ? 'no_address' : 'queued';
  createDelivery(transaction, deliveryRef(event, uid, 'email'), { tenant_id, user_id: uid, kind, state });
  if (state !== 'queued' || to === null) return;
  const queued = {
    kind: 'notice',
    ...{ tenant_id, user_id: uid, to, name: person.full_name, origin: null },
    words: mail.lines.join('\n'),
    notice: { kind, subject: mail.subject, path: link, client_id },
  } as const;
  const at = canWait(kind) ? mailTime(now, choices) : now;
  queueMail(transaction, `notice_${noticeId(event, uid)}`, queued, at.getTime());
}

function decidePush(
  transaction: Transaction,
  { telling, uid }: Told,
  { choices, hasDevice, now }: Rows,
): void {
  const { tenant_id, kind, client_id, link } = telling;
  const event = noticeEventId(telling);
  const isWanted = channelsOf(kind, choices).includes('push');
  const state = !isWanted ? 'off' : hasDevice ? 'queued' : 'no_address';
  createDelivery(transaction, deliveryRef(event, uid, 'push'), { tenant_id, user_id: uid, kind, state });
  if (state !== 'queued') return;
  const at = canWait(kind) ? pushTime(now, quietHoursOf(choices)) : now;
  const queued = { tenant_id, user_id: uid, kind, client_id, event, link };
  queuePush(transaction, noticeId(event, uid), queued, at.getTime());
}

/** What concerns the safety of an account wakes its person. */
export const canWait = (kind: NoticeKind): boolean => NOTICE_KINDS[kind].group !== null;

/** By its own kind: TypeScript does not follow that through a union. */
function textOf(telling: Telling) {
  return noticeText(telling.kind, telling.facts as never);
}
