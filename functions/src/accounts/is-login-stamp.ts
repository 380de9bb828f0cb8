import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';

/** All that `stampLogin` writes: nobody else's row or session follows from it. */
const STAMPS = ['last_login_at', 'email_verified', 'has_factor'];

/** Whether a write of an account noted a login and nothing else: most writes do, and no trigger has work with them. */
function isLoginStamp(data: Change<DocumentSnapshot> | undefined): boolean {
  const [before, after] = [data?.before.data(), data?.after.data()];
  if (before === undefined || after === undefined) return false;
  const fields = Object.keys({ ...before, ...after });
  return fields.every((field) => STAMPS.includes(field) || isDeepStrictEqual(before[field], after[field]));
}

/** A trigger of accounts that asks nothing, the firm's epoch neither, where somebody only came back. */
export const exceptLoginStamps =
  <E extends FirestoreEvent<Change<DocumentSnapshot> | undefined>>(work: (event: E) => Promise<void>) =>
  async (event: E): Promise<void> =>
    isLoginStamp(event.data) ? undefined : work(event);
