import type { AppUser, EntityName, Epoch, Instant, Receipt } from '@portal/domain';
import type { Closing } from '#data/closing/closing-flag.ts';
import type { ClosingRequest } from '#data/closing/closing.ts';
import type { Meta, MetaValues } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { DocumentState } from '#data/local/document-state.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import type {
  Conflict,
  Cursor,
  Difference,
  OutboxEntry,
  Quarantined,
  Upload,
} from '#data/outbox/outbox-entry.ts';
import type { Portfolio } from '#data/portfolio/portfolio.ts';
import type { RemoteError } from './failure/remote-error.ts';
import type { Position } from './pull/cursor.ts';
import type { Scope } from './scopes.ts';

// What the engine needs of the world, and nothing else: the real adapters and the simulator's stand-ins keep
// the same contract, which tests/sync/contract holds against both.

/**
 * The device's database. Whatever happens in one transaction happens whole or not at all. When the database itself
 * fails (no room, closed, aborted), every promise here rejects with a StoreError; an error thrown by `work` passes.
 */
export type LocalStore = {
  /** `work` awaits nothing but this transaction. `entities`: whose documents it touches. */
  transaction<T>(
    entities: readonly EntityName[],
    work: (tx: StoreTransaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** The bytes of a document on their way up; null when they are gone from the device. */
  readFile(documentId: string): Promise<Blob | null>;
  /** Drops bytes that belong to nothing any more. */
  tidyFiles(): Promise<void>;
  /** Makes room: bytes that can be fetched again go. True where something went. */
  freeRoom(): Promise<boolean>;
  /** Adds to the log of the engine, which keeps the newest 500. */
  log(events: readonly EngineEvent[]): Promise<void>;
  /**
   * Begins the closing of the account, or continues the one that has begun: in one transaction, what is unsent is
   * read and the flag is set after which nothing can be written. null where the request does not allow it.
   */
  beginClosing(request: ClosingRequest): Promise<Closing | null>;
  /** Copies what is unsent out of the account, to where it stays until the person saved or dropped it. Repeatable. */
  handOver(closing: Closing): Promise<void>;
  /** Erases the account from the device; false where something is left. The store cannot be used afterwards. */
  erase(): Promise<boolean>;
  /** Calls back after every change of the outbox or the uploads, from any tab. */
  watchWork(listener: () => void): () => void;
  /** Calls back with whose rows a device of this person is to mirror, at once and when that changes. `now`: device time. */
  watchPortfolio(uid: string, now: () => number, listener: (portfolio: Portfolio) => void): () => void;
};

/** `asksWhatIsKept`: the work asks what the person keeps, and nobody pins or drafts until it is over. */
export type TransactionOptions = { asksWhatIsKept?: boolean };

export type StoreTransaction = {
  /** All the device holds of these documents, in the order asked for. */
  documents(entity: EntityName, ids: readonly string[]): Promise<DocumentState[]>;
  /** Stores the living rows of which the device holds nothing yet, and resolves to the others. */
  addNew(entity: EntityName, rows: readonly StoredRow[]): Promise<readonly StoredRow[]>;
  /** Documents of one entity. */
  save(changes: readonly { before: DocumentState; after: DocumentState }[]): Promise<void>;
  /** Ids of all documents of an entity that the device has a row, a base or a tombstone of. */
  documentIds(entity: EntityName): Promise<string[]>;
  entry(opId: string): Promise<OutboxEntry | null>;
  /** Entries by `seq`, the first `limit` of them or all. */
  entries(limit?: number): Promise<OutboxEntry[]>;
  /** All uploads by `seq`. */
  uploads(): Promise<Upload[]>;
  putUpload(upload: Upload): Promise<void>;
  /** Of one upload, null where it was cancelled. */
  upload(uploadId: string): Promise<Upload | null>;
  putConflict(conflict: Conflict): Promise<void>;
  deleteConflict(opId: string): Promise<void>;
  /**
   * The server's versions of an entity's living documents, for the audit by arithmetic: some `limit` of them after the
   * id. `next` is where to go on, null at the end; a step may be empty and not the last.
   */
  serverRows(
    entity: EntityName,
    afterId: string | null,
    limit: number,
  ): Promise<{ rows: StoredRow[]; next: string | null }>;
  /** Documents that this device knows to be removed, and the revision that removed each. */
  removed(entity: EntityName): Promise<{ id: string; rev: number }[]>;
  /** Ids of what the person keeps on this device for a reason of their own: pinned documents, and what drafts are about. */
  keptByPerson(): Promise<ReadonlySet<string>>;
  putDifference(difference: Difference): Promise<void>;
  deleteDifference(entity: EntityName, docId: string): Promise<void>;
  differences(entity: EntityName): Promise<Difference[]>;
  putQuarantined(row: Quarantined): Promise<void>;
  deleteQuarantined(entity: EntityName, docId: string): Promise<void>;
  quarantined(entity: EntityName): Promise<Quarantined[]>;
  cursors(): Promise<Cursor[]>;
  cursor(scope: string): Promise<Cursor | null>;
  putCursor(cursor: Cursor): Promise<void>;
  deleteCursor(scope: string): Promise<void>;
  meta<K extends keyof MetaValues>(key: K): Promise<MetaValues[K] | null>;
  putMeta(meta: Meta): Promise<void>;
  deleteMeta(key: keyof MetaValues): Promise<void>;
};

/** One write of the protocol: the row's new values with its stamps, and the receipt, in one commit. */
export type RemoteWrite = {
  op_id: string;
  uid: string;
  tenant_id: string;
  entity: EntityName;
  doc_id: string;
  kind: OutboxEntry['kind'];
  /** The revision this write makes. */
  rev: number;
  /** create: all own fields; else those that change. */
  fields: Record<string, unknown>;
  /** Of `fields`, those that become the server's time. */
  server_times: readonly string[];
  /** For the receipt. */
  client_id: string | null;
  changed: readonly string[];
  /** When the person did it, by the device's clock; missing where a function writes. */
  done_at?: Instant;
};

export type EpochHandlers = {
  /** The server's word; null where nothing was ever restored. */
  onEpoch(epoch: Epoch | null): void;
  /** The server has not answered for a while; the watch goes on. */
  onUnreachable(): void;
  /** The watch has ended. */
  onError(error: RemoteError): void;
};

export type RemoteTransaction = {
  /** The id of the server's epoch; null where nothing was ever restored. Nobody is refused. */
  readEpoch(): Promise<string | null>;
  /** null where there is none. Throws `permission_denied` where the rules hide it. */
  readRow(entity: EntityName, id: string): Promise<StoredRow | null>;
  readReceipt(opId: string): Promise<Receipt | null>;
  write(write: RemoteWrite): void;
};

/** A document without the protocol's stamps: written past it, by hand. The engine cannot follow it. */
export type UnreadableRow = {
  id: string;
  updated_at: Instant;
  /** What it adds to the server's sum of revisions. */
  rev: number;
  /** Whether the server counts it as a living row: `deleted_at == null`, and some `rev` is there to be summed. */
  is_counted: boolean;
  /** Whose it is, where it says so. */
  client_id?: string | null;
};

export type PageQuery = {
  scope: Scope;
  after: Position | null;
  limit: number;
  /** Rows with this stamp or a later one are left out. */
  before?: Instant;
};

export type Page = {
  rows: StoredRow[];
  unreadable: UnreadableRow[];
  /** Where the next page starts; null where this one was the last. */
  next: Position | null;
};

/** Living rows of a scope with `from <= updated_at < before`; null: open. */
export type RangeQuery = { scope: Scope; from: Instant | null; before: Instant | null };
export type RangeSum = { count: number; rev_sum: number };

export type ListenHandlers = {
  /** `complete`: together with all before, everything the server had at one moment. */
  onRows(rows: StoredRow[], complete: boolean, unreadable: UnreadableRow[]): void;
  /** The listener has ended. */
  onError(error: RemoteError): void;
};

export type OwnRowHandlers = {
  /** The server's word; null where there is no row. */
  onRow(row: AppUser | null): void;
  /** The server has not answered for a while; the watch goes on. */
  onUnreachable(): void;
  /** The watch has ended. */
  onError(error: RemoteError): void;
};

/** The server. Every failure is a RemoteError. */
export type RemoteDatabase = {
  /** Reads what `decide` asks for, and commits its writes only if none of that changed meanwhile. May run it again. */
  runTransaction<T>(decide: (tx: RemoteTransaction) => Promise<T>): Promise<T>;
  /** Rows of a scope in the order (updated_at, id), from the server, never from a cache. */
  readPage(query: PageQuery): Promise<Page>;
  /** Those of the named rows that are there and in the scope, of whatever client, removed ones included. At most 30 ids. */
  readRows(query: { scope: Scope; ids: readonly string[] }): Promise<Omit<Page, 'next'>>;
  /** How many living rows a range has, and the sum of their revisions. Costs a read per thousand of them. */
  sumRange(query: RangeQuery): Promise<RangeSum>;
  /** Rows of a scope with `updated_at` above the instant, then every change of them. */
  listen(query: { scope: Scope; above: Instant }, handlers: ListenHandlers): () => void;
  /** The own `app_users` row from the server; null where there is none. */
  readOwnRow(uid: string): Promise<AppUser | null>;
  watchOwnRow(uid: string, handlers: OwnRowHandlers): () => void;
  /** From the server; null where nothing was ever restored. Nobody is refused. */
  readEpoch(): Promise<Epoch | null>;
  watchEpoch(handlers: EpochHandlers): () => void;
  /** The version below which an app must send nothing: null where none is asked for, or where it cannot be read. */
  watchMinimumVersion(listener: (minimum: string | null) => void): () => void;
  /** Who the server takes this device for; null once it is known that nobody is signed in. */
  watchIdentity(listener: (uid: string | null) => void): () => void;
};

export type RemoteFiles = {
  /** Size and MD5 of what is at a path; null where nothing is, or where it may not be read. */
  stat(path: string): Promise<{ size_bytes: number; md5: string } | null>;
  /** Throws a RemoteError; stops when the signal aborts. */
  upload(
    path: string,
    file: Blob,
    options: { mime_type: string; signal: AbortSignal; onProgress: (sentBytes: number) => void },
  ): Promise<void>;
};

export type Connectivity = {
  isOnline(): boolean;
  /** Calls back at each change. */
  watch(listener: (online: boolean) => void): () => void;
  /** The page came to the front, or back from the browser's cache: a good moment to send. */
  watchWake(listener: () => void): () => void;
  /** The company that the person looks at, of several. */
  watchOpened(listener: (clientId: string) => void): () => void;
};

export type TabLeader = {
  /** Waits until no other tab leads under this name, then runs `lead` and stays leader until its promise ends. */
  whileLeading(name: string, signal: AbortSignal, lead: () => Promise<void>): Promise<void>;
};

/** The version of this app, and the one that hosting serves now: null where that could not be read. */
export type Release = { version: string; served(): Promise<string | null> };

export type Clock = {
  /** Device time in ms: may jump, and may be wrong. */
  now(): number;
  /** ms that only grow. */
  monotonic(): number;
  /** Runs once after `ms`; returns how to cancel it. */
  after(ms: number, run: () => void): () => void;
};

/** A number in [0, 1). */
export type Random = () => number;

export type Ports = {
  store: LocalStore;
  database: RemoteDatabase;
  files: RemoteFiles;
  connectivity: Connectivity;
  leader: TabLeader;
  release: Release;
  clock: Clock;
  random: Random;
};
