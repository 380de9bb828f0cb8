import { RemoteError } from '#sync/failure/remote-error.ts';

/** Whether the session itself is what the server refuses. */
export type IsSessionOver = () => Promise<boolean>;

/**
 * Rules answer an ended session like a missing right; to the engine it is a person who has to sign in again, and
 * nothing of the work is at fault.
 */
export async function unlessSessionOver(
  error: RemoteError,
  isSessionOver: IsSessionOver,
): Promise<RemoteError> {
  if (error.kind !== 'permission_denied') return error;
  // Without an answer the refusal holds, and is asked about again.
  const isOver = await isSessionOver().catch(() => false);
  return isOver ? new RemoteError('unauthenticated', { cause: error }) : error;
}
