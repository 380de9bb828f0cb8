import {
  type AppUser,
  type AuditEntry,
  type EntityName,
  ENTITY_NAMES,
  type Fields,
  type Row,
  type Stamps,
  type SystemState,
} from '@portal/domain';
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Counter } from '#data/counters/counter.ts';
import { keepCounters } from '#data/counters/keep-counters.ts';
import { fillCounters } from '#data/counters/recount.ts';
import type { Closing } from '#data/closing/closing.ts';
import type { Draft, DraftKind } from '#data/drafts/draft.ts';
import { moveDrafts } from '#data/drafts/move-drafts.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import type {
  Conflict,
  Cursor,
  Difference,
  OutboxEntry,
  Quarantined,
  Upload,
} from '#data/outbox/outbox-entry.ts';
import type { PortfolioChoice } from '#data/portfolio/portfolio.ts';
import { tabState } from './tab-state.ts';
import { raiseWhatIsRead } from './upcasters.ts';

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
};
/** One row per key. */
export type Meta = { [K in keyof MetaValues]: { key: K; value: MetaValues[K] } }[keyof MetaValues];

export type Connection = {
  kind: 'online' | 'offline' | 'sign_in_needed';
  /** Device time in ms of the last complete exchange with the server, null before the first. */
  last_synced_at: number | null;
  /** Set while the device's database does not take what the engine has to store. */
  storage?: 'full' | 'failing';
  /** The server takes nothing of this version of the app any more: what waits is sent by the next one. */
  too_old?: true;
  /** The firm's data is being put back from a backup: nothing is sent until it is. */
  restoring?: true;
};

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

/** A row of any entity, where the code does not care which. */
export type StoredRow = { id: string } & Stamps & Record<string, unknown>;

type RowTables = { [E in EntityName]: EntityTable<Row<E>, 'id'> };

/** Indexes beside the primary key, chosen by the lists that are painted from them. */
const ROW_INDEXES: Record<EntityName, string> = {
  people: 'role, full_name, *client_ids',
  clients: 'created_at, corporate_name, cnpj_cpf, [status+corporate_name]',
  companies: 'client_id',
  obligations: '[client_id+due_date], due_date, [status+due_date], competence',
  services: 'created_at',
  documents: 'created_at, [client_id+created_at], [category+review+created_at], [category+review+client_id]',
  notes: 'created_at, client_id',
  tasks: '[status+updated_at], due_date, client_id',
  message_threads: 'last_message_at',
  thread_staff: 'assigned_to',
  thread_reads: 'client_id',
  messages: '[client_id+created_at], [client_id+sender_id+created_at]',
  canned_answers: 'title',
  service_requests: 'created_at, [client_id+created_at], [status+created_at]',
  notifications: 'created_at',
  preferences: 'user_id',
  privacy_requests: 'user_id, due_date',
  obligation_rules: 'title',
  firm_days: 'date',
  month_overrides: 'competence',
  slips: 'obligation_id, client_id, created_at',
  slip_events: 'slip_id, client_id',
  // Its id is its month.
  selic_rates: 'verified_on',
  document_requests: 'client_id, [status+due_date]',
  request_items: 'request_id, [client_id+state], [state+updated_at], *document_ids',
  request_templates: 'title',
};

/** One database per person and firm, so that the erasure of an account is the erasure of a database. */
export const databaseName = (uid: string, tenantId: string) => `portal.${tenantId}.${uid}`;

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

/** Every connection this page made, so that an erasure can end them for good. */
const connections = new Set<PortalDatabase>();

/**
 * Ends this page's connections to a database that is about to be erased. Merely closed, a late query, such as one
 * of an engine that is stopping, would open it again and so create it anew behind the erasure.
 */
export function retireConnections(name: string): void {
  for (const db of connections) {
    if (db.name !== name) continue;
    db.close({ disableAutoOpen: true });
    connections.delete(db);
  }
}

export function openDatabase(uid: string, tenantId: string): PortalDatabase {
  // Dexie adds the declared tables to the instance at run time; the type says which.
  const db = new Dexie(databaseName(uid, tenantId)) as PortalDatabase;
  // 2: messages by sender, for counting the unread ones. 3: what is still to be done, people by their clients, the
  // answers that the firm gives often, and preferences. 4: people by role. 5: what the server has less
  // of, what could not be read, and the log of the engine. 6: what people ask about their data, and what was read
  // of the audit. 7: drafts, which were rows of `meta`. 8: documents that are to be checked, by arrival and by client.
  // 9: the firm's rules of the law, its days without work, and the months it moved. 10: counters, what was made for a
  // month, slips, and what people did with them. 11: the Selic of the months. 12: what the firm asks for.
  const newest = db.version(12).stores({
    ...Object.fromEntries(ENTITY_NAMES.map((entity) => [entity, `id, ${ROW_INDEXES[entity]}`])),
    outbox: 'op_id, seq, state, [entity+doc_id], *needs',
    bases: '[entity+doc_id]',
    tombstones: '[entity+doc_id]',
    cursors: 'scope',
    uploads: 'upload_id, document_id, state, seq',
    files: 'file_id, stored_at',
    chunks: '[file_id+index]',
    conflicts: 'op_id, [entity+doc_id]',
    differences: '[entity+doc_id]',
    quarantine: '[entity+doc_id]',
    events: '++',
    audit_entries: 'id, at, [entity+doc_id]',
    meta: 'key',
    drafts: '[kind+subject_id]',
    counters: '[table+by+day]',
  });
  newest.upgrade(async (upgrade) => {
    await moveDrafts(upgrade);
    await fillCounters((name) => upgrade.table(name));
  });
  db.use(keepCounters);
  raiseWhatIsRead(db);
  db.on('versionchange', ({ newVersion }) => {
    // Somebody erases the account (newVersion is null): code that still works here must not create it anew by
    // its next query. Dexie's own answer would reopen, and write a warning to the console.
    if (newVersion === null) retireConnections(db.name);
    else standAside();
    return false;
  });
  db.on('blocked', ({ newVersion }) => {
    // An erasure that has to wait is told by who erases.
    if (newVersion === null) return undefined;
    tabState.become('held_up');
    return false;
  });
  db.on('ready', () => tabState.become('in_use'));
  connections.add(db);
  if (tabState.read() === 'replaced') db.close({ disableAutoOpen: true });
  return db;
}

/**
 * A newer version of the app is at work on this device: this page lets go of every database for good. Its engine, which
 * watches `tabState`, gives up the lead.
 */
export function standAside(): void {
  for (const db of connections) db.close({ disableAutoOpen: true });
  tabState.become('replaced');
}

/** The connection that all screens of this page read and write by; made when first asked for. */
export function screenDatabase(uid: string, tenantId: string): PortalDatabase {
  if (ofScreens === null || ofScreens.name !== databaseName(uid, tenantId) || !connections.has(ofScreens)) {
    ofScreens = openDatabase(uid, tenantId);
  }
  return ofScreens;
}

let ofScreens: PortalDatabase | null = null;
