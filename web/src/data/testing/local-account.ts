import { type EntityName, type Fields, NEW_CLIENT, type Row, toInstant } from '@portal/domain';
import Dexie from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { openDatabase } from '#data/local/database.ts';

// A browser has its own, which is the one to test there.
if (!('indexedDB' in globalThis)) {
  // Set here and not by `fake-indexeddb/auto`: Dexie looks for the platform's when it is loaded.
  Dexie.dependencies.indexedDB = indexedDB;
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  globalThis.indexedDB = indexedDB;
}

/**
 * A fresh local database of one person, for tests in the node environment. Its name is nobody else's: files that share a
 * realm share its databases, and each begins to count anew.
 */
export function openTestAccount(uid = 'ana'): LocalAccount {
  const tenant_id = `firm-${crypto.randomUUID()}`;
  return { db: openDatabase(uid, tenant_id), uid, tenant_id };
}

export const CLIENT: Fields<'clients'> = {
  ...NEW_CLIENT,
  corporate_name: 'Padaria Pão Dourado Ltda',
  cnpj_cpf: '11222333000181',
};

export const TASK: Fields<'tasks'> = {
  title: 'Conferir folha',
  client_id: null,
  assigned_to: null,
  due_date: null,
  status: 'pending',
  checklist: [],
  obligation_id: null,
  request_id: null,
};

export const OBLIGATION: Fields<'obligations'> = {
  client_id: 'c1',
  name: 'DAS',
  due_date: '2026-11-20',
  priority: null,
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
};

/** The office's own, of a client. */
export const DOCUMENT: Fields<'documents'> = {
  client_id: 'c1',
  filename: 'guia.pdf',
  storage_path: 'client-documents/firm/c1/d1/r.pdf',
  mime_type: 'application/pdf',
  size_bytes: 10,
  category: null,
  description: null,
  uploaded_by: 'ana',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
};

/** A row as the server has it. */
export function serverRow<E extends EntityName>(
  _entity: E,
  id: string,
  fields: Fields<E>,
  stamps: Partial<StoredRow> = {},
): Row<E> {
  const now = toInstant(new Date('2026-11-20T12:00:00Z'));
  const defaults = {
    tenant_id: 'firm',
    rev: 1,
    created_at: now,
    created_by: 'rui',
    updated_at: now,
    updated_by: 'rui',
    last_op: 'rui_00000000',
    deleted_at: null,
  };
  // Own fields and stamps are what a row is; the compiler does not put the generic parts together.
  return { ...fields, ...defaults, ...stamps, id } as Row<E>;
}
