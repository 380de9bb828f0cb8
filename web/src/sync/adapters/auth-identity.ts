import { FirebaseError } from 'firebase/app';
import { type Auth, onAuthStateChanged, signOut } from 'firebase/auth';
import type { RemoteDatabase } from '#sync/ports.ts';

/** Who the SDK holds a session for; it calls back first when it has looked. */
export const watchAuthIdentity =
  (auth: Auth): RemoteDatabase['watchIdentity'] =>
  (listener) =>
    onAuthStateChanged(auth, (user) => listener(user?.uid ?? null));

/**
 * Asks whether the session still stands: one that was ended elsewhere ends here too, which `watchAuthIdentity`
 * tells. Without an answer nothing is decided.
 */
export const confirmAuthIdentity = (auth: Auth) => async (): Promise<void> => {
  const user = auth.currentUser;
  try {
    await user?.getIdToken(true);
  } catch (error) {
    // The SDK ends by itself what has expired or was disabled; a token refused outright it would try for ever.
    const isOver = error instanceof FirebaseError && error.code === 'auth/invalid-refresh-token';
    if (isOver && auth.currentUser === user) await signOut(auth);
  }
};
