import type { AppUser } from '@portal/domain';
import type { Query } from 'firebase-admin/firestore';
import { devicesOf } from '../devices/device-rows.ts';
import { db } from '../firestore/admin.ts';
import { deleteAuthUser } from '../accounts/auth-users.ts';
import { forgetMailOf } from '../mail/failed-mail.ts';

/**
 * What is next to the row of an erased person and is theirs alone: sign-in, devices, notices, preferences, e-mails that could not be sent. All of
 * it may have gone before: run again, this finds nothing. Rows that other devices hold too stay, and name an id.
 */
export async function eraseTraces({ auth_uid: uid, tenant_id }: Pick<AppUser, 'auth_uid' | 'tenant_id'>) {
  const firm = db.doc(`tenants/${tenant_id}`);
  await deleteAuthUser(uid);
  await firm.collection('preferences').doc(uid).delete();
  await eraseAll(devicesOf(uid));
  await eraseAll(firm.collection('notifications').where('user_id', '==', uid));
  await forgetMailOf(uid);
}

/** As many as one commit takes. */
const AT_ONCE = 400;

async function eraseAll(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(AT_ONCE).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
