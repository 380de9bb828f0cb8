import { FirebaseError } from 'firebase/app';
import { getBlob, ref } from 'firebase/storage';
import { RemoteFileError } from '#data/files/remote-files.ts';
import { firebaseStorage } from '../sdk/firebase-storage.ts';

const KINDS: Record<string, RemoteFileError['kind']> = {
  'storage/object-not-found': 'not_found',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'forbidden',
  'storage/retry-limit-exceeded': 'no_answer',
};

/** Bytes under the rules: never by a download URL, which would open them to anyone who has it. */
export async function fetchFile(storagePath: string, tries?: 'once'): Promise<Blob> {
  if (!navigator.onLine) throw new RemoteFileError('offline');
  try {
    return await (tries === 'once' ? askOnce(storagePath) : getBlob(ref(firebaseStorage(), storagePath)));
  } catch (error) {
    const kind = error instanceof FirebaseError ? KINDS[error.code] : undefined;
    throw new RemoteFileError(kind ?? 'unknown', { cause: error });
  }
}

/** The SDK asks again as long as its patience lasts, which it looks at once, as it begins; an answer under way is waited for all the same. */
function askOnce(storagePath: string): Promise<Blob> {
  const storage = firebaseStorage();
  const patience = storage.maxOperationRetryTime;
  storage.maxOperationRetryTime = 1;
  try {
    return getBlob(ref(storage, storagePath));
  } finally {
    storage.maxOperationRetryTime = patience;
  }
}
