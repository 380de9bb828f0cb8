import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

let firestore: Firestore | null = null;

/** Memory cache only: what a person has seen is kept by the local database, not by the SDK. */
export function firebaseFirestore(): Firestore {
  if (firestore === null) {
    // Its own switch: offline, the SDK would write a line to the console at every attempt to connect.
    setLogLevel('silent');
    firestore = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
    // The literal lets the production build drop the branch.
    if (import.meta.env.MODE === 'demo' && env.kind === 'local') {
      const { host, firestore: port } = env.emulators;
      connectFirestoreEmulator(firestore, host, port);
    }
  }
  return firestore;
}
