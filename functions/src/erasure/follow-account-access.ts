import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { forgetMailOf } from '../mail/failed-mail.ts';
import { mailRef, rejectionEvent } from '../mail/queue-mail.ts';
import { endPushOf } from '../push/end-push-of.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { accountRef, accountSchema } from '../accounts/account-rows.ts';
import { readableAs } from '../firestore/readable-row.ts';
import { eraseTraces } from './erase-traces.ts';
import { deleteAuthUser, setAuthUserEnabled } from '../accounts/auth-users.ts';
import { followed } from '../logs/followed.ts';

/**
 * Brings Auth to what the row says, should the callable have died between the two: a rejected account has
 * no Auth user, a blocked one cannot sign in, of an erased one nothing is left. The row is read anew, because events come late and twice.
 * It does not rest during a restore: accounts are never put back, and whom somebody shuts out then stays out.
 */
export const followAccountAccess = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'app_users/{uid}' },
  followed('followAccountAccess', async ({ data, params: { uid } }) => {
    // Whatever changes access has an event of its own: login stamps, the most of them, end here.
    if (isDeepStrictEqual(accessOf(data?.before), accessOf(data?.after))) return;
    const row = await accountRef(uid).get();
    if (row.exists) await follow(uid, row);
    else if ((await mailRef(rejectionEvent(uid)).get()).exists) {
      await deleteAuthUser(uid);
      await forgetMailOf(uid);
    }
  }),
);

/** A row that is wrong elsewhere blocks all the same; one that is wrong here leaves the Auth user as it is. */
async function follow(uid: string, row: DocumentSnapshot): Promise<void> {
  const access = readableAs(accessSchema, row);
  if (access === null) return;
  const { tenant_id, blocked_at, erased_at } = access;
  if (blocked_at !== null) await endPushOf(uid);
  if (erased_at === undefined) await setAuthUserEnabled(uid, blocked_at === null);
  else await eraseTraces({ auth_uid: uid, tenant_id });
}

const accessSchema = accountSchema.pick({ tenant_id: true, blocked_at: true, erased_at: true });

function accessOf(snapshot: DocumentSnapshot | undefined) {
  if (snapshot?.exists !== true) return null;
  return {
    is_active: snapshot.get('is_active') === true,
    blocked: (snapshot.get('blocked_at') ?? null) !== null,
    erased: snapshot.get('erased_at') !== undefined,
  };
}
