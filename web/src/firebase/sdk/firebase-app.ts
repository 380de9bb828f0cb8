import { type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app';
import { env } from '#config/env.ts';

let app: FirebaseApp | null = null;

/**
 * The one app of this page, initialised when first asked for. Auth, Firestore, Storage and Functions each
 * are in their own file, so that a screen that only signs in does not load the database's code.
 */
export function firebaseApp(): FirebaseApp {
  if (app === null) {
    app = initializeApp(env.firebase);
    setLogLevel('silent');
  }
  return app;
}
