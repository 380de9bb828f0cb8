import { timingSafeEqual } from 'node:crypto';
import type { Invitation } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { hashOf, readInvitation } from './invitation-rows.ts';

/** The invitation that a link opens: without a secret of its last sending it is as good as none, in whatever state it is. */
export async function openedBySecret(
  transaction: Transaction,
  { invitation_id, secret }: { invitation_id: string; secret: string },
): Promise<Invitation | null> {
  const row = await readInvitation(transaction, invitation_id);
  if (row === null) return null;
  const given = Buffer.from(hashOf(secret));
  return row.secret_hashes.some((kept) => timingSafeEqual(Buffer.from(kept), given)) ? row : null;
}
