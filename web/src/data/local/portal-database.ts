import type { AppUser, AuditEntry, CalendarDate, EntityName, Fields, Row, SystemState } from '@portal/domain';
import type { Dexie, EntityTable, Table } from 'dexie';
import type { Closing } from '#data/closing/closing-flag.ts';
import type { Counting, Counter } from '#data/counters/counter.ts';
import type { Draft, DraftKind } from '#data/drafts/draft.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import type {
  Conflict,
  Cursor,
  Difference,
  OutboxEntry,
  Quarantined,
  Upload,
} from '#data/outbox/outbox-entry.ts';
import type { PortfolioChoice } from '#data/portfolio/portfolio-choice.ts';
import type { Connection } from './connection.ts';
import type { StoredRow } from './stored-row.ts';

/** What the engine tells the screens, and small facts of the account. */
export type MetaValues = {
  own_row: AppUser;
  /** There while what was refused for want of rights is still to be tried with other rights. */
  rights_changed: true;
  /** The epoch of the server that this device works in; missing as long as it was never restored. */
  epoch: { id: string };
  /** Set when the account is being closed: nothing is written after it. */
  closing: Closing;
  connection: Connection;
  /** There while not all of its rows are queued. */
  client_import: ClientImport;
  /** There once an administrator wants to see the first steps no more. */
  first_steps_hidden: true;
  /** As an administrator last saw it. */
  system_state: SystemState;
  /** Of an accountant's device: which clients it mirrors. */
  portfolio: PortfolioChoice;
  /** The day each counting was last made again to its end. */
  counted_on: Readonly<Partial<Record<Counting, CalendarDate>>>;
};
/** One row per key. */
export type Meta = { [K in keyof MetaValues]: { key: K; value: MetaValues[K] } }[keyof MetaValues];

/** The clients of a file that a person wants; `rows` are those that are not queued yet, of `total`. */
export type ClientImport = { filename: string; total: number; rows: readonly Fields<'clients'>[] };

/** A stretch of a stored file; ArrayBuffer and not Blob, which breaks in IndexedDB on WebKit. */
export type FileChunk = { file_id: string; index: number; bytes: ArrayBuffer };

/** Bytes kept on the device: on their way up, pinned by the person, or kept after opening. */
export type StoredFile = {
  /** The document's id. */
  file_id: string;
  mime_type: string;
  size_bytes: number;
  pinned: boolean;
  /** Device time in ms. */
  stored_at: number;
  kept_in: 'origin_files' | 'chunks';
  /** False while the bytes are being written: what a crash leaves behind is swept by it. */
  complete: boolean;
};

/** A removed row as the device remembers it: only so that an older version cannot bring it back. */
export type Tombstone = { entity: EntityName; doc_id: string; rev: number };

type RowTables = { [E in EntityName]: EntityTable<Row<E>, 'id'> };

export type PortalDatabase = Dexie &
  RowTables & {
    outbox: EntityTable<OutboxEntry, 'op_id'>;
    /** Server version of a document that has pending entries: shown row = base and the pending patches on it. */
    bases: Table<Base, [EntityName, string]>;
    /** Row tables hold living rows alone, so that no list has to filter. */
    tombstones: Table<Tombstone, [EntityName, string]>;
    cursors: EntityTable<Cursor, 'scope'>;
    uploads: EntityTable<Upload, 'upload_id'>;
    files: EntityTable<StoredFile, 'file_id'>;
    chunks: Table<FileChunk, [string, number]>;
    conflicts: EntityTable<Conflict, 'op_id'>;
    /** Documents of which the server has less than this device. */
    differences: Table<Difference, [EntityName, string]>;
    /** Rows of the server that could not be read. */
    quarantine: Table<Quarantined, [EntityName, string]>;
    /** The log of the engine, by a number that grows. */
    events: Table<EngineEvent, number>;
    /** What was read of the audit: a memory for when there is no connection, never the trail itself. */
    audit_entries: EntityTable<AuditEntry, 'id'>;
    meta: EntityTable<Meta, 'key'>;
    drafts: Table<Draft, [DraftKind, string]>;
    /** How many rows there are, kept with them: figures are read, not counted. */
    counters: Table<Counter, [string, string, string]>;
  };

export type Base = {
  entity: EntityName;
  doc_id: string;
  /** null while the server has none: a create that waits. */
  row: StoredRow | null;
  /** Set when the server removed the document while entries wait; `row` stays as it was last seen. */
  removed_rev: number | null;
};
