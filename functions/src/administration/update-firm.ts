import { can } from '@portal/domain';
import { readAccount } from '../accounts/account-rows.ts';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';

/** The firm's own data, by its administrators; the firm is the caller's, whatever anybody sends. */
export const updateFirm = signedInCallable('updateFirm', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const admin = await readAccount(transaction, caller.uid);
    if (admin === null) return refused('forbidden');
    const thing = { kind: 'firm_settings', tenant_id: admin.tenant_id } as const;
    if (!can({ ...admin, uid: admin.auth_uid }, 'edit', thing)) return refused('forbidden');
    const ref = db.doc(`tenants/${admin.tenant_id}`);
    const before = await transaction.get(ref);
    transaction.update(ref, input);
    recordAct(transaction, {
      name: 'update_firm',
      tenantId: ref.id,
      uid: caller.uid,
      entity: 'tenants',
      docId: ref.id,
      before: Object.fromEntries(Object.keys(input).map((name) => [name, before.get(name) ?? null])),
      after: input,
    });
    return done({ ok: true } as const);
  }),
);
