import type { StorageFailure } from '#data/storage/storage-failure.ts';

/** The device's own database failed; `kind` says how. */
export class StoreError extends Error {
  readonly kind: StorageFailure;
  constructor(kind: StorageFailure, options?: ErrorOptions) {
    super(`store: ${kind}`, options);
    this.kind = kind;
  }
}
