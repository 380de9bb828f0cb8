import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const app = initializeApp();

export const db = getFirestore(app);
export const auth = getAuth(app);
/**
 * The local backend tells the functions of another bucket than the one the app uses, so the name is in
 * `.env.demo-portal`. A deployment sets none: there the project's own is meant.
 */
export const namedBucket = process.env['FILES_BUCKET'] ?? null;
/** Asked for by those who need it, because not every process knows its name. */
export const storageBucket = () => getStorage(app).bucket(namedBucket ?? undefined);
