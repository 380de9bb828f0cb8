import { type FactorDemand, can, isStaff, needsFactor, ROLES } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { accountSchema, readAccount } from '../accounts/account-rows.ts';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { readFactorDemand } from '../accounts/factor-demand.ts';

const CHANGES_PER_HOUR = 30;

const held = accountSchema.pick({ role: true, needs_factor: true });

/**
 * Who must have a second factor, by the firm's choice. Only with one's own: that shows that the project can do it, and keeps the
 * administrator who asks from being locked out by the answer.
 */
export const setFactorDemand = signedInCallable('setFactorDemand', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const admin = await readAccount(transaction, caller.uid);
    if (admin === null) return refused('forbidden');
    const tenantId = admin.tenant_id;
    const thing = { kind: 'firm_settings', tenant_id: tenantId } as const;
    if (!can({ ...admin, uid: admin.auth_uid }, 'edit', thing)) return refused('forbidden');
    const demand = input.factor_required;
    if (demand !== 'nobody' && !caller.hasFactor) return refused('factor_needed');
    const perUser = { bucket: 'factor_demand', subject: caller.uid, perHour: CHANGES_PER_HOUR };
    const changes = await checkLimit(transaction, perUser);
    if (!changes.allowed) return refused('too_many_requests');
    const before = await readFactorDemand(transaction, tenantId);
    await project(transaction, tenantId, demand);
    changes.record();
    transaction.update(db.doc(`tenants/${tenantId}`), { factor_required: demand });
    recordAct(transaction, {
      name: 'set_factor_demand',
      tenantId,
      uid: caller.uid,
      entity: 'tenants',
      docId: tenantId,
      before: { factor_required: before },
      after: { factor_required: demand },
    });
    return done({ ok: true } as const);
  }),
);

/** Onto the rows that the rules read: in the same commit, so that nobody is between the two. */
async function project(transaction: Transaction, tenantId: string, demand: FactorDemand): Promise<void> {
  const staff = db
    .collection('app_users')
    .where('tenant_id', '==', tenantId)
    .where('role', 'in', ROLES.filter(isStaff));
  for (const found of (await transaction.get(staff)).docs) {
    const { role, needs_factor = false } = held.parse(found.data());
    const needs = needsFactor(role, demand);
    if (needs !== needs_factor) transaction.update(found.ref, { needs_factor: needs });
  }
}
