import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { firebaseAuth } from './firebase-auth.ts';

let storage: FirebaseStorage | null = null;

export function firebaseStorage(): FirebaseStorage {
  if (storage === null) {
    // First: where it is not there yet, the SDK asks in nobody's name, and does not wait.
    firebaseAuth();
    storage = getStorage(firebaseApp());
    // The SDK would go on for ten minutes: the engine decides when to try again.
    storage.maxUploadRetryTime = 60_000;
    // Somebody waits for a download, and can press again.
    storage.maxOperationRetryTime = 5_000;
    // The literal lets the production build drop the branch.
    if (import.meta.env.MODE === 'demo' && env.kind === 'local') {
      const { host, storage: port } = env.emulators;
      connectStorageEmulator(storage, host, port);
    }
  }
  return storage;
}
