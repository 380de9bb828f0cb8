/** Every way the server can fail an exchange, whatever the SDK calls it. */
export type RemoteErrorKind =
  /** Not reached, or no answer in time: the outcome of a commit is unknown. */
  | 'unavailable'
  /** Others changed the same document meanwhile, several times over. */
  | 'contention'
  | 'exhausted'
  /** It would refuse, by what the own row says of this person: nothing was sent. */
  | 'paused'
  | 'unauthenticated'
  | 'permission_denied'
  | 'invalid_argument'
  | 'failed_precondition'
  | 'not_found'
  | 'unknown';

export class RemoteError extends Error {
  readonly kind: RemoteErrorKind;
  constructor(kind: RemoteErrorKind, options?: ErrorOptions) {
    super(`remote: ${kind}`, options);
    this.kind = kind;
  }
}

export const kindOf = (error: unknown): RemoteErrorKind =>
  error instanceof RemoteError ? error.kind : 'unknown';
