import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { mailRef, rejectionEvent } from '../mail/queue-mail.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { accountOf, accountRef } from '../accounts/account-rows.ts';
import { eraseTraces } from './erase-traces.ts';
import { deleteAuthUser, setAuthUserEnabled } from '../accounts/auth-users.ts';
import { followed } from '../logs/followed.ts';

/**
 * Brings Auth to what the row says, should the callable have died between the two: a rejected account has
 * no Auth user, a blocked one cannot sign in, of an erased one nothing is left. The row is read anew, because events come late and twice.
 */
export const followAccountAccess = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'app_users/{uid}' },
  followed('followAccountAccess', async ({ data, params: { uid } }) => {
    // Most writes are login stamps; whatever changes access has an event of its own.
    if (isDeepStrictEqual(accessOf(data?.before), accessOf(data?.after))) return;
    const account = accountOf(await accountRef(uid).get());
    if (account?.erased_at !== undefined) {
      await eraseTraces(account);
    } else if (account !== null) {
      await setAuthUserEnabled(uid, account.blocked_at === null);
    } else if ((await mailRef(rejectionEvent(uid)).get()).exists) {
      await deleteAuthUser(uid);
    }
  }),
);

function accessOf(snapshot: DocumentSnapshot | undefined) {
  if (snapshot?.exists !== true) return null;
  return {
    is_active: snapshot.get('is_active') === true,
    blocked: (snapshot.get('blocked_at') ?? null) !== null,
    erased: snapshot.get('erased_at') !== undefined,
  };
}
