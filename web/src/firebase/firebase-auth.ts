import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

let auth: Auth | null = null;

/** IndexedDB persistence alone, and no popup or redirect code: half the size of `getAuth`. */
export function firebaseAuth(): Auth {
  if (auth === null) {
    auth = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
    // The literal lets the production build drop the branch.
    if (import.meta.env.MODE === 'demo' && env.kind === 'local') {
      const { host, auth: port } = env.emulators;
      connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
    }
  }
  return auth;
}
