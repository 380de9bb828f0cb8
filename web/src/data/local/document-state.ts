import type { EntityName } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { Base } from './portal-database.ts';
import type { StoredRow } from './stored-row.ts';

/**
 * All that the device holds of one document. Invariant: `base` is there exactly while `entries` is not empty,
 * and then `row` is `base.row` with the entries on top; else `row` is the server's version.
 */
export type DocumentState = {
  entity: EntityName;
  doc_id: string;
  row: StoredRow | null;
  base: Base | null;
  tombstone_rev: number | null;
  /** By `seq`. */
  entries: readonly OutboxEntry[];
};

export const emptyState = (entity: EntityName, docId: string): DocumentState => ({
  entity,
  doc_id: docId,
  row: null,
  base: null,
  tombstone_rev: null,
  entries: [],
});

/** The server's version as far as this device knows it. */
export function serverVersion(state: DocumentState): Base {
  const { entity, doc_id, row, base, tombstone_rev } = state;
  return base ?? { entity, doc_id, row, removed_rev: tombstone_rev };
}

/** The state with these server version and entries, its shown row following from them. */
export function withEntries(
  state: DocumentState,
  base: Base,
  entries: readonly OutboxEntry[],
): DocumentState {
  if (entries.length > 0) {
    return { ...state, base, entries, row: shownRow(base.row, entries), tombstone_rev: null };
  }
  const removed = base.removed_rev !== null;
  return {
    ...state,
    base: null,
    entries,
    row: removed ? null : base.row,
    tombstone_rev: removed ? base.removed_rev : null,
  };
}

/** What the person sees: the server's row and, in order, what the person did and the server has not yet. */
export function shownRow(base: StoredRow | null, entries: readonly OutboxEntry[]): StoredRow | null {
  return entries.reduce(showEntry, base);
}

function showEntry(row: StoredRow | null, entry: OutboxEntry): StoredRow | null {
  switch (entry.kind) {
    case 'create':
      // The echo of a create may arrive before its answer: then the server's row is the truer one.
      return row ?? createdRow(entry);
    case 'patch':
      return row && { ...row, ...entry.patch, updated_at: entry.written_at, updated_by: entry.uid };
    case 'remove':
      // A refused removal shows the row again, with its mark.
      return entry.state === 'parked' ? row : null;
  }
}

/** Device time and revision 0 are used until the server's stamps arrive. */
export function createdRow(entry: OutboxEntry): StoredRow {
  return {
    ...entry.patch,
    id: entry.doc_id,
    tenant_id: entry.tenant_id,
    rev: 0,
    created_at: entry.written_at,
    created_by: entry.uid,
    updated_at: entry.written_at,
    updated_by: entry.uid,
    last_op: entry.op_id,
    deleted_at: null,
  };
}
