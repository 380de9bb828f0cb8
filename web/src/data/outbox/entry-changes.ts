import { type DocumentState, serverVersion, withEntries } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Conflict, OutboxEntry, OutboxErrorKind } from './outbox-entry.ts';

/** The state with one entry replaced. */
export function withEntry(
  state: DocumentState,
  opId: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): DocumentState {
  const entries = state.entries.map((entry) => (entry.op_id === opId ? change(entry) : entry));
  return withEntries(state, serverVersion(state), entries);
}

/** Set aside with its reason: nothing of it is lost, and it is not tried again before the person says so. */
export function parkEntry(state: DocumentState, opId: string, reason: OutboxErrorKind): DocumentState {
  return withEntry(state, opId, (entry) => ({ ...entry, state: 'parked', error_kind: reason }));
}

/** A document that was given up is named no more: should the person send the operation all the same, it names what is there. */
export function unnameDocument(state: DocumentState, opId: string, documentId: string): DocumentState {
  return withEntry(state, opId, (entry) => {
    const { document_ids: named } = entry.patch;
    if (!Array.isArray(named)) return entry;
    return { ...entry, patch: { ...entry.patch, document_ids: named.filter((id) => id !== documentId) } };
  });
}

/** Another try, at once. An attempt was made: more is never merged under its id. */
export function requeueEntry(state: DocumentState, opId: string): DocumentState {
  return withEntry(state, opId, ({ failures: _forgotten, ...entry }) => ({
    ...entry,
    state: 'queued',
    error_kind: null,
    attempts: Math.min(entry.attempts, 1),
    next_at: 0,
  }));
}

/** Decides a conflict for the person's version: what the server has now counts as seen. */
export function keepMine(state: DocumentState, conflict: Conflict): DocumentState {
  const seen = withEntry(state, conflict.op_id, (entry) => ({
    ...entry,
    base_values: { ...entry.base_values, ...conflict.theirs },
    base_rev: conflict.server_rev ?? entry.base_rev,
  }));
  return requeueEntry(seen, conflict.op_id);
}

/** The person gave the operation up. A create takes what was built on it along; other entries stay. */
export function discardEntry(state: DocumentState, opId: string): DocumentState {
  const dropped = state.entries.find((entry) => entry.op_id === opId);
  if (dropped === undefined) return state;
  const kept =
    dropped.kind === 'create'
      ? []
      : state.entries
          .filter((entry) => entry !== dropped)
          .map((entry) => (entry.seq > dropped.seq ? withoutSight(entry, dropped) : entry));
  return withEntries(state, serverVersion(state), kept);
}

/** A later edit was made on values that never reached the server: it now rests on those before them. */
function withoutSight(entry: OutboxEntry, dropped: OutboxEntry): OutboxEntry {
  const base_values = Object.fromEntries(
    Object.entries(entry.base_values).map(([field, value]) => {
      const fromDropped = field in dropped.patch && sameValue(value, dropped.patch[field]);
      return [field, fromDropped ? dropped.base_values[field] : value];
    }),
  );
  return { ...entry, base_values };
}
