import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { withdrawLocally } from './withdraw-locally.ts';
import { auth } from '../firestore/admin.ts';

/** The Auth user, or null when it is gone. */
export async function findAuthUser(uid: string): Promise<UserRecord | null> {
  return unlessMissing(() => auth.getUser(uid));
}

export async function findAuthUserByEmail(email: string): Promise<UserRecord | null> {
  return unlessMissing(() => auth.getUserByEmail(email));
}

/** Gone afterwards, whether it was there or not. */
export async function deleteAuthUser(uid: string): Promise<void> {
  await unlessMissing(() => auth.deleteUser(uid));
}

/**
 * Closes or opens sign-in. Rules deny a blocked user at once; ending the tokens as well stops listeners
 * that stay open and renewals of the ID token, which alone lives for an hour.
 */
export async function setAuthUserEnabled(uid: string, isEnabled: boolean): Promise<void> {
  const user = await findAuthUser(uid);
  if (user === null) return;
  if (user.disabled === isEnabled) await auth.updateUser(uid, { disabled: !isEnabled });
  if (!isEnabled) await auth.revokeRefreshTokens(uid);
}

/** Whether a second factor is set up; one that signs in by a code of an app, the only kind there is. */
export const hasFactor = ({ multiFactor }: UserRecord) => (multiFactor?.enrolledFactors.length ?? 0) > 0;

/** The password alone signs in afterwards. */
export async function removeFactors(uid: string): Promise<void> {
  await unlessMissing(async () => {
    await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await withdrawLocally(uid);
  });
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}
