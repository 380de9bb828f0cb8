import { FirebaseError } from 'firebase/app';
import { RemoteError, type RemoteErrorKind } from '#sync/failure/remote-error.ts';

/** Codes of Firestore, of Storage, and of Auth where a fresh token is asked for, by what they mean to the engine. */
const KINDS: Record<string, RemoteErrorKind> = {
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  aborted: 'contention',
  'already-exists': 'contention',
  'resource-exhausted': 'exhausted',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission_denied',
  'invalid-argument': 'invalid_argument',
  'out-of-range': 'invalid_argument',
  'failed-precondition': 'failed_precondition',
  'not-found': 'not_found',
  'auth/network-request-failed': 'unavailable',
  'auth/too-many-requests': 'exhausted',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/invalid-refresh-token': 'unauthenticated',
  'auth/user-disabled': 'unauthenticated',
  'auth/user-not-found': 'unauthenticated',
  'storage/unauthenticated': 'unauthenticated',
  'storage/unauthorized': 'permission_denied',
  'storage/object-not-found': 'not_found',
  'storage/canceled': 'unavailable',
  'storage/retry-limit-exceeded': 'unavailable',
  'storage/quota-exceeded': 'exhausted',
  'storage/invalid-checksum': 'unavailable',
  'storage/server-file-wrong-size': 'unavailable',
};

export function toRemoteError(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const kind = error instanceof FirebaseError ? KINDS[error.code] : undefined;
  return new RemoteError(kind ?? 'unknown', { cause: error });
}

/** A commit that finds the document changed since it was read fails its precondition: a lost race. */
export function toCommitError(error: unknown): RemoteError {
  const mapped = toRemoteError(error);
  return mapped.kind === 'failed_precondition' ? new RemoteError('contention', { cause: error }) : mapped;
}
