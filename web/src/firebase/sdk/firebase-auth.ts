import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { type KnownUser, readPersistedUser } from '../identity/persisted-user.ts';

let auth: Auth | null = null;
let atStart: Promise<KnownUser | null> = Promise.resolve(null);

/** IndexedDB persistence alone, and no popup or redirect code: half the size of `getAuth`. */
export function firebaseAuth(): Auth {
  if (auth === null) {
    // Before the SDK looks at it, and drops it where the server refuses it.
    atStart = readPersistedUser();
    auth = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
    // The literal lets the production build drop the branch.
    if (import.meta.env.MODE === 'demo' && env.kind === 'local') {
      const { host, auth: port } = env.emulators;
      connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
    }
  }
  return auth;
}

/** The session that the last visit left on this device. */
export const userAtStart = (): Promise<KnownUser | null> => atStart;
