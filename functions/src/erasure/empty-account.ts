import { ERASED_NAME, type AppUser } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';

/** The row stays, so that what names its id goes on naming somebody: a person removed, who never comes back. */
export function emptyAccount(transaction: Transaction, { auth_uid }: AppUser, by: string): void {
  const now = FieldValue.serverTimestamp();
  transaction.update(accountRef(auth_uid), {
    full_name: ERASED_NAME,
    // A row has an address: one that nobody can have (RFC 2606).
    email: `${auth_uid.toLowerCase()}@removida.invalid`,
    email_verified: false,
    phone: null,
    client_id: null,
    client_ids: [],
    owner_of: [],
    paused_client_ids: [],
    last_login_at: null,
    is_active: false,
    blocked_at: now,
    blocked_by: by,
    erased_at: now,
  });
}
