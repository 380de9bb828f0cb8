import Dexie from 'dexie';
import { isStorageFull } from './storage-full.ts';

/** How the device's database can fail what is asked of it. */
export type StorageFailure =
  /** No room left. */
  | 'full'
  /** The browser closed the connection to it, or it was erased. */
  | 'closed'
  /** Aborted, or anything else: the transaction did not happen. */
  | 'aborted';

/** null where the error is none of the database's: a bug, which must not pass for a device in trouble. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (isStorageFull(error)) return 'full';
  if (!(error instanceof Dexie.DexieError || error instanceof DOMException)) return null;
  if (MISTAKES.has(error.name)) return null;
  return CLOSED.has(error.name) ? 'closed' : 'aborted';
}

const CLOSED: ReadonlySet<string> = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  // WebKit lost its connection to the database.
  'UnknownError',
]);

/** What only wrong code meets. */
const MISTAKES: ReadonlySet<string> = new Set([
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'ForeignAwaitError',
  'InvalidAccessError',
  'InvalidArgumentError',
  'InvalidTableError',
  'NotFoundError',
  'ReadOnlyError',
  'SchemaError',
  'SubTransactionError',
  'SyntaxError',
]);
