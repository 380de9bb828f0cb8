import { can, type ChainedSlip } from '@portal/domain';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, type Outcome, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { type OfClient, slipOf } from './chained-rows.ts';
import { printProof } from './proof-page.ts';
import { gatherProof } from './gather-proof.ts';

/** A person looks at a few slips; a firm's month is not printed this way. */
const PROOFS_PER_HOUR = 120;

/** The proof of one slip: for the staff, and for the people of its company. `pdf` in base64. */
export const makeSlipProof = signedInCallable('makeSlipProof', async ({ caller, input }) => {
  const asked = await slipFor(caller.uid, input.slip_id);
  if (!asked.ok) return asked;
  const { slip, tenantId, name } = asked.value;
  const { proof, page } = await gatherProof(tenantId, slip);
  const pdf = await printProof(proof, { ...page, made_by: name });
  return done({ pdf: pdf.toString('base64') });
});

type Asked = { slip: OfClient<ChainedSlip>; tenantId: string; name: string };

function slipFor(uid: string, slipId: string): Promise<Outcome<Asked>> {
  return db.runTransaction(async (transaction) => {
    const person = await readAccount(transaction, uid);
    if (person === null || !person.is_active) return refused('forbidden');
    const { tenant_id: tenantId } = person;
    const row = await transaction.get(db.doc(`tenants/${tenantId}/slips/${slipId}`));
    const slip = row.exists ? slipOf(row) : null;
    const ofClient = { kind: 'obligation', tenant_id: tenantId, client_id: slip?.clientId ?? null } as const;
    // Nobody learns by the answer which slips of other companies there are.
    if (slip === null || !can({ ...person, uid }, 'read', ofClient)) return refused('not_found');
    const calls = await checkLimit(transaction, { bucket: 'proofs', subject: uid, perHour: PROOFS_PER_HOUR });
    if (!calls.allowed) return refused('too_many_requests');
    calls.record();
    return done({ slip, tenantId, name: person.full_name });
  });
}
