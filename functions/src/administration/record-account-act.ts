import type { ActName, ActValues, AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';

/** The entry of what somebody, an administrator mostly, did to an account; `after` names what it may have changed. */
export function recordAccountAct(
  transaction: Transaction,
  name: ActName,
  uid: string,
  account: AppUser,
  after: Partial<Pick<AppUser, 'role' | 'client_ids' | 'is_active' | 'owner_of'>>,
): void {
  const { tenant_id: tenantId, auth_uid: docId, role, client_ids, is_active, owner_of = [] } = account;
  const before: ActValues = { role, client_ids, is_active, owner_of };
  const acted = { name, tenantId, uid, entity: 'app_users', docId } as const;
  recordAct(transaction, { ...acted, before, after: { ...before, ...after } });
}
