import type { AppUser } from '@portal/domain';
import { feedsOf } from '../calendar-feeds/feed-rows.ts';
import { acceptedBy } from '../invitations/invitation-rows.ts';
import { devicesOf } from '../devices/device-rows.ts';
import { db } from '../firestore/admin.ts';
import { eraseAll } from '../firestore/erase-all.ts';
import { deleteAuthUser } from '../accounts/auth-users.ts';
import { forgetMailOf } from '../mail/failed-mail.ts';
import { endPushOf } from '../push/end-push-of.ts';

/**
 * What is next to the row of an erased person and is theirs alone: sign-in, devices, where they are pushed to, notices, preferences, addresses
 * for calendars, the invitation that let them in, e-mails that could not be sent. All of it may have gone before: run again, this finds
 * nothing. Rows that other devices hold too stay, and name an id.
 */
export async function eraseTraces({ auth_uid: uid, tenant_id }: Pick<AppUser, 'auth_uid' | 'tenant_id'>) {
  const firm = db.doc(`tenants/${tenant_id}`);
  await deleteAuthUser(uid);
  await firm.collection('preferences').doc(uid).delete();
  await endPushOf(uid);
  await eraseAll(devicesOf(uid));
  await eraseAll(feedsOf(uid));
  await eraseAll(acceptedBy(uid));
  await eraseAll(firm.collection('notifications').where('user_id', '==', uid));
  await forgetMailOf(uid);
}
