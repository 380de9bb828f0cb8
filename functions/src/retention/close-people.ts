import { FUNCTION_AUTHOR } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { accountOf, accountRef } from '../accounts/account-rows.ts';
import { recordAct } from '../audit/record-act.ts';
import { emptyAccount } from '../erasure/empty-account.ts';
import { db } from '../firestore/admin.ts';

/**
 * The people of a client that is erased: who has no other company is erased as if at their own wish (`erasePerson`; a trigger
 * takes sign-in, devices and notices), the others lose this one. All of it may have happened before.
 */
export async function closePeople(tenantId: string, clientId: string): Promise<void> {
  const people = await db.collection('app_users').where('client_ids', 'array-contains', clientId).get();
  for (const { id } of people.docs) await db.runTransaction((transaction) => close(transaction, id));

  async function close(transaction: Transaction, uid: string): Promise<void> {
    const account = accountOf(await transaction.get(accountRef(uid)));
    // Two firms may have a company of the same id.
    if (account?.tenant_id !== tenantId || !account.client_ids.includes(clientId)) return;
    const client_ids = account.client_ids.filter((id) => id !== clientId);
    const isLast = client_ids.length === 0;
    if (isLast) {
      emptyAccount(transaction, account, FUNCTION_AUTHOR);
      const line = { tenant_id: tenantId, erased_by: FUNCTION_AUTHOR };
      transaction.set(db.doc(`erasures/${uid}`), { ...line, erased_at: FieldValue.serverTimestamp() });
    } else {
      const primary = account.client_id === clientId ? (client_ids[0] ?? null) : account.client_id;
      const owner_of = (account.owner_of ?? []).filter((id) => id !== clientId);
      transaction.update(accountRef(uid), { client_ids, client_id: primary, owner_of });
    }
    recordAct(transaction, {
      name: isLast ? 'erase' : 'change_access',
      tenantId,
      uid: FUNCTION_AUTHOR,
      entity: 'app_users',
      docId: uid,
      before: { is_active: account.is_active, client_ids: account.client_ids },
      after: { is_active: account.is_active && !isLast, client_ids },
    });
  }
}
