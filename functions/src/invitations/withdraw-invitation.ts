import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { invitationFor } from './invitation-for.ts';
import { invitationRef, stateNow } from './invitation-rows.ts';

/** Ends an invitation for good; what was accepted stays. */
export const withdrawInvitation = signedInCallable('withdrawInvitation', async ({ caller, input }) =>
  db.runTransaction((transaction) => withdraw(transaction, caller.uid, input.invitation_id)),
);

async function withdraw(transaction: Transaction, uid: string, id: string): Promise<Outcome<{ ok: true }>> {
  const found = await invitationFor(transaction, uid, id);
  if (!found.ok) return found;
  const state = stateNow(found.value);
  if (state === 'accepted') return refused('invitation_used');
  if (state === 'withdrawn') return done({ ok: true });
  transaction.update(invitationRef(id), { settled_at: FieldValue.serverTimestamp() });
  recordAct(transaction, {
    name: 'withdraw_invitation',
    ...{ tenantId: found.value.tenant_id, uid, entity: 'invitations', docId: id },
    before: { invitation: state },
    after: { invitation: 'withdrawn' },
  });
  return done({ ok: true });
}
