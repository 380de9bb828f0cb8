import type { CalendarDate, EntityName, Instant } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';

/** Bumped whenever an entry's shape changes; older entries are raised by upcasters, never dropped. */
export const OUTBOX_SCHEMA_VERSION = 1;

/** Why the server, or the device, did not take an operation. A closed set: behaviour is chosen by kind. */
export type OutboxErrorKind =
  /** The rules refused: the right was taken away, or the row is not what they allow. */
  | 'permission_denied'
  | 'invalid_argument'
  | 'failed_precondition'
  | 'not_found'
  /** Both sides changed a field that only a person can decide (money, dates, tax ids, status), or deleted against edited. */
  | 'conflict'
  /** The bytes that the row stands for are gone from the device or were refused. */
  | 'file_missing'
  | 'file_refused'
  /** The person gave up an operation that this one needs. */
  | 'need_discarded'
  /** Could not be read back: kept whole for export, never skipped in silence. */
  | 'unreadable';

export type OutboxState = 'queued' | 'sending' | 'parked';

/** One operation of one person on one document, as it waits on the device. Written with the row, in one transaction. */
export type OutboxEntry = {
  /** `{uid}_{random}`: also the id of the receipt that the server will hold. */
  op_id: string;
  uid: string;
  tenant_id: string;
  /** Order of writing on this device. */
  seq: number;
  entity: EntityName;
  doc_id: string;
  kind: 'create' | 'patch' | 'remove';
  /** create: all own fields; patch: the changed ones; remove: empty. */
  patch: Record<string, unknown>;
  /** The server revision the edit was made on; 0 where the server has none yet. */
  base_rev: number;
  /** What the person saw: patch: the patched fields; remove: all of them. The conflict decision compares these. */
  base_values: Record<string, unknown>;
  /** Operations or uploads that must have succeeded before. */
  needs: string[];
  /** Order only: released when the other is parked. */
  after: string[];
  schema_v: number;
  state: OutboxState;
  /** How often it was sent. Above 0 it may be at the server under its id. */
  attempts: number;
  /** How often in a row it failed in one way; missing in entries of older versions. */
  failures?: Failures;
  /** First sent to a server that was restored since: what it changes may have been lost, and somebody have gone on without. */
  crossed_epoch?: true;
  /** Device time (ms) before which it is not tried again. */
  next_at: number;
  error_kind: OutboxErrorKind | null;
  /** Device time of writing, for display. */
  written_at: Instant;
};

/** Whether this version of the app knows the shape; a newer one, of another tab, is neither sent nor changed here. */
export const isUnderstood = ({ schema_v }: OutboxEntry): boolean => schema_v <= OUTBOX_SCHEMA_VERSION;

/** Failures in a row of one kind: another kind begins anew. */
export type Failures = { kind: string; count: number };

export type UploadState = 'waiting' | 'sending' | 'done' | 'parked';

/** A file on its way: the bytes are on the device until the row that names them is committed. */
export type Upload = {
  /** Named in the `needs` of the row's entry. */
  upload_id: string;
  uid: string;
  document_id: string;
  storage_path: string;
  mime_type: string;
  size_bytes: number;
  /** MD5, base64, as the bucket reports it: before a resend, equal size and hash mean already there. */
  md5: string;
  state: UploadState;
  sent_bytes: number;
  attempts: number;
  failures?: Failures;
  next_at: number;
  error_kind: OutboxErrorKind | null;
  seq: number;
  /** The earliest day that it serves: such files go first. Missing: none, and in uploads of older versions. */
  due_date?: CalendarDate;
};

/** Both versions of a document that a person must decide on. */
export type Conflict = {
  op_id: string;
  entity: EntityName;
  doc_id: string;
  fields: string[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  base: Record<string, unknown>;
  /** null where the server's row was removed. */
  server_rev: number | null;
  found_at: Instant;
};

/** How far the pull of one scope is. Instants are the server's, in their full precision. */
export type Cursor = {
  scope: string;
  /** The last row paged over, and the id that breaks ties. */
  updated_at: Instant;
  id: string;
  /** Rows with a stamp older than this by the overlap are all on the device; later ones may still be missing. */
  safe_at: Instant;
  /** Every page was read once. Before that, paging continues where it stopped. */
  bootstrapped: boolean;
  /** Device time (ms) of the last audit by arithmetic that found both sides alike; missing before the first. */
  audited_at?: number;
  /** The device was away so long that removals are forgotten: all is read again, and what is gone goes. */
  is_resync?: boolean;
  /** Device time (ms) of the last such reading: a clock that is wrong must not ask for it at every start. */
  resynced_at?: number;
  /** The server was restored to this time: what this device holds since is compared before anything else is read. */
  restored_to?: Instant;
  /** The window of a staff device begins here: what has an older stamp is there only if it is open. Missing: all is there. */
  since?: Instant;
  /** What is open and older than the window was read. */
  has_open?: true;
  /** What lies before this and is not open was taken off the device. */
  swept_to?: Instant;
  /** Device time (ms) at which somebody last read what is older: it leaves some time after. */
  older_at?: number;
  /** Whose rows are there, where a device mirrors those of some clients alone; null for those of no client. Missing: all. */
  clients?: readonly (string | null)[];
  /** Device time (ms) at which what is there of other clients was last read from the server. */
  others_read_at?: number;
};

/** The server has less of a document than this device: an older revision, or none. A person decides what holds. */
export type Difference = {
  entity: EntityName;
  doc_id: string;
  kind: 'older' | 'missing';
  /** The server's version that this device knew. */
  ours: StoredRow;
  /** What it knew before earlier restores, where none of them was decided on; the last first. */
  earlier?: StoredRow[];
  /** What the server has now; null where it has nothing. */
  theirs: StoredRow | null;
  found_at: Instant;
};

/** A row of the server that could not be read: set aside, so that the others go on. */
export type Quarantined = {
  /** Whose it is, where it says so. */
  client_id?: string | null;
  entity: EntityName;
  doc_id: string;
  /** Which of its scopes it was found in. */
  scope: string;
  updated_at: Instant;
  rev: number;
  is_counted: boolean;
  found_at: Instant;
};

/** What a screen shows beside a record. */
export type RecordState =
  | { kind: 'device' }
  | { kind: 'sending'; percent: number | null }
  | { kind: 'sent' }
  | { kind: 'attention'; reason: OutboxErrorKind };
