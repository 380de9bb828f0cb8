import { FirebaseError } from 'firebase/app';
import { getBlob, ref } from 'firebase/storage';
import { RemoteFileError } from '#data/files/remote-files.ts';
import { firebaseStorage } from './firebase-storage.ts';

const KINDS: Record<string, RemoteFileError['kind']> = {
  'storage/object-not-found': 'not_found',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'forbidden',
  'storage/retry-limit-exceeded': 'no_answer',
};

/** Bytes under the rules: never by a download URL, which would open them to anyone who has it. */
export async function fetchFile(storagePath: string): Promise<Blob> {
  if (!navigator.onLine) throw new RemoteFileError('offline');
  try {
    return await getBlob(ref(firebaseStorage(), storagePath));
  } catch (error) {
    const kind = error instanceof FirebaseError ? KINDS[error.code] : undefined;
    throw new RemoteFileError(kind ?? 'unknown', { cause: error });
  }
}
