import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const REQUIRED = [
  'GCLOUD_PROJECT',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
] as const;

/** The services of a local backend. Refuses to run without every emulator's address: it would reach a real project. */
export function connectEmulators() {
  const missing = REQUIRED.filter((name) => (process.env[name] ?? '') === '');
  if (missing.length > 0)
    throw new Error(`The seed writes to emulators alone; missing: ${missing.join(', ')}`);
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const app = initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` });
  return { auth: getAuth(app), db: getFirestore(app), bucket: getStorage(app).bucket() };
}

export type Emulators = ReturnType<typeof connectEmulators>;
