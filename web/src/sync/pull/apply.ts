import { SERVER_TIME_FIELDS } from '@portal/domain';
import type { Base } from '#data/local/portal-database.ts';
import { hasGuessedTimes, type StoredRow } from '#data/local/stored-row.ts';
import { type DocumentState, serverVersion, withEntries } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import { requeueEntry } from '#data/outbox/entry-changes.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

/**
 * The state after the server's version of its document has arrived, by whatever way and however often. An older
 * one changes nothing. One of the same revision replaces the device's own guess of the server's times. A row
 * written by a waiting entry is that entry's answer.
 */
export function applyRemote(state: DocumentState, remote: StoredRow): DocumentState {
  const known = serverVersion(state);
  if (!isNews(known, remote)) return state;
  const echoed = state.entries.find((entry) => entry.op_id === remote.last_op);
  const entries = echoed === undefined ? state.entries : entriesAfter(state.entries, echoed, remote);
  return withEntries(state, newBase(known, remote), entries);
}

/** What was refused because the server had nothing of the document goes again now that it has: another device sent it. */
export function retryFound(state: DocumentState, remote: StoredRow): DocumentState {
  const refused = remote.deleted_at === null ? state.entries.filter(isNotFound) : [];
  return refused.reduce((now, { op_id }) => requeueEntry(now, op_id), state);
}

const isNotFound = ({ error_kind }: OutboxEntry) => error_kind === 'not_found';

/** The state after the server took an entry; `row` is what it has now, null where it is gone or hidden. */
export function settleEntry(state: DocumentState, opId: string, row: StoredRow | null): DocumentState {
  const entry = state.entries.find((candidate) => candidate.op_id === opId);
  if (entry === undefined) return state;
  const known = serverVersion(state);
  const base = row === null ? goneBase(known) : isNews(known, row) ? newBase(known, row) : known;
  return withEntries(state, base, entriesAfter(state.entries, entry, row));
}

function isNews(known: Base, remote: StoredRow): boolean {
  const { row, removed_rev } = known;
  const knownRev = removed_rev ?? row?.rev ?? 0;
  if (remote.rev !== knownRev) return remote.rev > knownRev;
  if (removed_rev !== null) return false;
  return row === null || hasGuessedTimes(row) || row.updated_at !== remote.updated_at;
}

export function newBase(known: Base, remote: StoredRow): Base {
  // The tombstone of an erased collection is empty: what was last seen stays until the person decides.
  return remote.deleted_at === null
    ? { ...known, row: remote, removed_rev: null }
    : { ...known, removed_rev: remote.rev };
}

/** Erased for good, or out of sight: nothing of it can come back by itself, so nothing is remembered. */
const goneBase = (known: Base): Base => ({ ...known, row: null, removed_rev: null });

function entriesAfter(
  entries: readonly OutboxEntry[],
  done: OutboxEntry,
  row: StoredRow | null,
): OutboxEntry[] {
  return entries.filter((entry) => entry !== done).map((entry) => withServerTimes(entry, done, row));
}

/** A later edit saw the device's time where the server has since put its own: that is no change by anybody. */
function withServerTimes(entry: OutboxEntry, done: OutboxEntry, row: StoredRow | null): OutboxEntry {
  const stale = (SERVER_TIME_FIELDS[entry.entity] ?? []).filter(
    (field) =>
      field in entry.base_values &&
      field in done.patch &&
      sameValue(entry.base_values[field], done.patch[field]),
  );
  if (row === null || stale.length === 0) return entry;
  return {
    ...entry,
    base_values: { ...entry.base_values, ...Object.fromEntries(stale.map((f) => [f, row[f]])) },
  };
}
