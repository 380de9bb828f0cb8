import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every command starts at the project's root, a bundle of this file too. */
const read = (name: string) => readFileSync(join(process.cwd(), name), 'utf8');

/** Storage rules look into Firestore of this very project, so it must be the backend's own. */
export const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-portal';
export const BUCKET = `gs://${PROJECT}.firebasestorage.app`;

export const FIRESTORE_RULES = read('firestore.rules');
export const STORAGE_RULES = read('storage.rules');

export const firestoreAddress = () => address('FIRESTORE_EMULATOR_HOST');
export const storageAddress = () => address('FIREBASE_STORAGE_EMULATOR_HOST');

function address(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: run the suite inside "backend.mjs exec"`);
  return { host, port: Number(port) };
}
