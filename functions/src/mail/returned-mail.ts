import { createHash } from 'node:crypto';
import { earlierFirst, RETURN_KINDS, type ReturnedAddress, type ReturnKind } from '@portal/domain';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { forgottenAt } from './queue-mail.ts';

/** Beyond this a number says no more, and a list is worked through from its beginning. */
const MOST = 200;

/**
 * `mail_returns/{hash of the address}`: an account's address that takes no e-mail, or whose person called one spam. No rule
 * opens it. Its time runs out by itself: a mailbox that was full or away is tried again then.
 */
const returnSchema = z.object({
  tenant_id: z.string(),
  user_id: z.string(),
  to: z.string(),
  kind: z.enum(RETURN_KINDS),
  reported_at: z.instanceof(Timestamp),
  expires_at: z.instanceof(Timestamp),
});

const returns = () => db.collection('mail_returns');
const returnRef = (address: string): DocumentReference =>
  returns().doc(createHash('sha256').update(address.trim().toLowerCase()).digest('hex'));

type Returned = { tenant_id: string; user_id: string; to: string; kind: ReturnKind };

/** The same told twice is one row, and its time begins anew. */
export async function markReturned(returned: Returned): Promise<void> {
  await returnRef(returned.to).set({
    ...returned,
    reported_at: FieldValue.serverTimestamp(),
    expires_at: forgottenAt(Date.now()),
  });
}

/** Whether what a person can do without is kept from this address for now: each further try costs the sender's good name. */
export async function isReturned(address: string, now: number): Promise<boolean> {
  const until: unknown = (await returnRef(address).get()).get('expires_at');
  return until instanceof Timestamp && until.toMillis() > now;
}

/** The addresses of one firm, the latest first. */
export async function returnedOf(tenantId: string): Promise<ReturnedAddress[]> {
  const { docs } = await returns().where('tenant_id', '==', tenantId).limit(MOST).get();
  const rows = docs.flatMap((row) => returnSchema.safeParse(row.data()).data ?? []);
  return rows
    .filter(({ expires_at }) => expires_at.toMillis() > Date.now())
    .map(({ to, kind, reported_at, expires_at }) => ({
      ...{ to, kind },
      reported_at: instantOf(reported_at),
      until: instantOf(expires_at),
    }))
    .toSorted((a, b) => earlierFirst(b.reported_at, a.reported_at));
}

export async function forgetReturnsOf(userId: string): Promise<void> {
  const { docs } = await returns().where('user_id', '==', userId).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
