import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';

/** All that `stampLogin` writes: nobody else's row or session follows from it. */
const STAMPS = ['last_login_at', 'email_verified', 'has_factor'];

/** Whether a write of an account noted a login and nothing else: most writes do, and no trigger has work with them. */
export function isLoginStamp(data: Change<DocumentSnapshot> | undefined): boolean {
  const [before, after] = [data?.before.data(), data?.after.data()];
  if (before === undefined || after === undefined) return false;
  const fields = Object.keys({ ...before, ...after });
  return fields.every((field) => STAMPS.includes(field) || isDeepStrictEqual(before[field], after[field]));
}
