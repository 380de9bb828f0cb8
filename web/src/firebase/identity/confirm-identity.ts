import { FirebaseError } from 'firebase/app';
import { type Auth, signOut } from 'firebase/auth';

/**
 * Asks whether the session is still valid: one that was ended elsewhere ends here too, which the watch of the identity
 * tells. Without an answer nothing is decided.
 */
export const confirmIdentity = (auth: Auth) => async (): Promise<void> => {
  const user = auth.currentUser;
  try {
    await user?.getIdToken(true);
  } catch (error) {
    // The SDK ends by itself what has expired or was disabled; a token refused outright it would try for ever.
    const isOver = error instanceof FirebaseError && error.code === 'auth/invalid-refresh-token';
    if (isOver && auth.currentUser === user) await signOut(auth);
  }
};
