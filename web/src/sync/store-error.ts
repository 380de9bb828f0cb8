/** How the device's own database can fail. */
export type StoreErrorKind =
  /** No room left. */
  | 'full'
  /** The browser closed the connection to it, or it was erased. */
  | 'closed'
  /** Aborted, or anything else: the transaction did not happen. */
  | 'aborted';

export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  constructor(kind: StoreErrorKind, options?: ErrorOptions) {
    super(`store: ${kind}`, options);
    this.kind = kind;
  }
}
