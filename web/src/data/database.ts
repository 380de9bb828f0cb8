import { type EntityName, ENTITY_NAMES, type Row } from '@portal/domain';
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Conflict, Cursor, OutboxEntry, Upload } from './outbox-entry.ts';

/** What the engine tells the screens, and small facts of the account; one row per key. */
export type Meta =
  | { key: 'own_row'; value: import('@portal/domain').AppUser }
  | { key: 'connection'; value: Connection }
  | { key: 'next_seq'; value: number };

export type Connection = {
  kind: 'online' | 'offline' | 'sign_in_needed';
  /** Device time in ms of the last complete exchange with the server, null before the first. */
  last_synced_at: number | null;
};

/** A stretch of a stored file; ArrayBuffer and not Blob, which breaks in IndexedDB on WebKit. */
export type FileChunk = { file_id: string; index: number; bytes: ArrayBuffer };

/** Bytes kept on the device: on their way up, pinned by the person, or kept after opening. */
export type StoredFile = {
  /** The document's id. */
  file_id: string;
  mime_type: string;
  size_bytes: number;
  pinned: boolean;
  stored_at: number;
};

type RowTables = { [E in EntityName]: EntityTable<Row<E>, 'id'> };

/** Indexes beside the primary key, chosen by the lists that are painted from them. */
const ROW_INDEXES: Record<EntityName, string> = {
  people: 'kind, full_name',
  clients: 'created_at, corporate_name, cnpj_cpf, [status+corporate_name]',
  companies: 'client_id',
  obligations: '[client_id+due_date], due_date, [status+due_date]',
  services: 'created_at',
  documents: 'created_at, [client_id+created_at]',
  notes: 'created_at, client_id',
  tasks: 'status, due_date, client_id',
  message_threads: 'last_message_at',
  thread_staff: 'assigned_to',
  thread_reads: 'client_id',
  messages: '[client_id+created_at]',
  service_requests: '[client_id+created_at], status',
  notifications: 'created_at',
};

/** One database per person and firm, so that the erasure of an account is the erasure of a database. */
export const databaseName = (uid: string, tenantId: string) => `portal.${tenantId}.${uid}`;

export type PortalDatabase = Dexie &
  RowTables & {
    outbox: EntityTable<OutboxEntry, 'op_id'>;
    /** Server version of a document that has pending entries: shown row = base and the pending patches on it. */
    bases: Table<Base, [EntityName, string]>;
    cursors: EntityTable<Cursor, 'scope'>;
    uploads: EntityTable<Upload, 'upload_id'>;
    files: EntityTable<StoredFile, 'file_id'>;
    chunks: Table<FileChunk, [string, number]>;
    conflicts: EntityTable<Conflict, 'op_id'>;
    meta: EntityTable<Meta, 'key'>;
  };

/** `row` is null while the server has none: a create that waits. */
export type Base = { entity: EntityName; doc_id: string; row: Record<string, unknown> | null };

export function openDatabase(uid: string, tenantId: string): PortalDatabase {
  // Dexie adds the declared tables to the instance at run time; the type says which.
  const db = new Dexie(databaseName(uid, tenantId)) as PortalDatabase;
  db.version(1).stores({
    ...Object.fromEntries(ENTITY_NAMES.map((entity) => [entity, `id, ${ROW_INDEXES[entity]}`])),
    outbox: 'op_id, seq, state, [entity+doc_id]',
    bases: '[entity+doc_id]',
    cursors: 'scope',
    uploads: 'upload_id, document_id, state, seq',
    files: 'file_id, pinned',
    chunks: '[file_id+index]',
    conflicts: 'op_id, [entity+doc_id]',
    meta: 'key',
  });
  return db;
}
