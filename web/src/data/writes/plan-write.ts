import type { EntityName, Instant } from '@portal/domain';
import { contentOf } from '#data/local/content-of.ts';
import { type DocumentState, serverVersion, shownRow, withEntries } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import { isUnderstood, OUTBOX_SCHEMA_VERSION, type OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { isSigning } from '#data/outbox/signed-rule.ts';
import type { Change } from './change.ts';

export type WriteContext = {
  uid: string;
  tenant_id: string;
  /** For a new entry, should one be needed. */
  op_id: string;
  seq: number;
  now: Instant;
  needs: readonly string[];
  after: readonly string[];
  /** Device time (ms) before which a new entry is not sent. */
  not_before?: number | undefined;
  /** Whether another entry waits for this operation: then it keeps its id. */
  isNeeded: (opId: string) => boolean;
};

export type WritePlan =
  | { kind: 'planned'; state: DocumentState; op_id: string | null }
  /** The values are already so. */
  | { kind: 'unchanged' }
  /** There is no such row to change. */
  | { kind: 'gone' };

/** The one decision behind every local change: the document's state after it. Pure. */
export function planWrite<E extends EntityName>(
  state: DocumentState,
  change: Change<E>,
  context: WriteContext,
): WritePlan {
  switch (change.kind) {
    case 'create':
      return planCreate(state, change.fields, context);
    case 'patch':
      return planPatch(state, change.patch, context);
    case 'remove':
      return planRemove(state, context);
  }
}

function planCreate(state: DocumentState, fields: Record<string, unknown>, context: WriteContext): WritePlan {
  // Ids are random: a document that is there already is a bug of the caller, never overwritten.
  if (state.row !== null || state.entries.length > 0)
    throw new Error(`create of an existing ${state.entity}`);
  const entry = newEntry(state, context, { kind: 'create', patch: fields, base_rev: 0, base_values: {} });
  return planned(state, [entry], entry.op_id);
}

function planPatch(state: DocumentState, patch: Record<string, unknown>, context: WriteContext): WritePlan {
  const { row, entries } = state;
  if (row === null) return { kind: 'gone' };
  const changed = Object.keys(patch).filter((field) => !sameValue(row[field], patch[field]));
  if (changed.length === 0) return { kind: 'unchanged' };
  const values = pick(patch, changed);
  const seen = isSigning(state.entity, values) ? contentOf(state.entity, row) : pick(row, changed);

  const last = entries.at(-1);
  if (last !== undefined && canTakeMore(last, context)) {
    const merged = mergeInto(last, values, seen, context);
    return planned(state, [...entries.slice(0, -1), merged], merged.op_id);
  }
  const entry = newEntry(state, context, {
    kind: 'patch',
    patch: values,
    base_rev: serverVersion(state).row?.rev ?? 0,
    base_values: seen,
  });
  return planned(state, [...entries, entry], entry.op_id);
}

function planRemove(state: DocumentState, context: WriteContext): WritePlan {
  if (state.row === null) return { kind: 'gone' };
  const kept = withoutDroppableTail(state.entries, context);
  // A create that the server never saw: nothing is left to send.
  if (kept.length === 0 && state.entries[0]?.kind === 'create') return planned(state, [], null);
  const base = serverVersion(state).row;
  const seen = shownRow(base, kept) ?? state.row;
  const entry = newEntry(state, context, {
    kind: 'remove',
    patch: {},
    base_rev: base?.rev ?? 0,
    base_values: contentOf(state.entity, seen),
  });
  return planned(state, [...kept, entry], entry.op_id);
}

const planned = (state: DocumentState, entries: OutboxEntry[], opId: string | null): WritePlan => ({
  kind: 'planned',
  state: withEntries(state, serverVersion(state), entries),
  op_id: opId,
});

/** Never sent, not even in an attempt whose answer was lost: the server holds no receipt of it. */
const isUnsent = (entry: OutboxEntry) => entry.state === 'queued' && entry.attempts === 0;

/**
 * Merged are entries that were never sent, and refused ones, which the edit is meant to mend. What was sent
 * once may be at the server under its operation id: more under the same id would be taken for applied.
 */
function canTakeMore(entry: OutboxEntry, context: WriteContext): boolean {
  if (entry.kind === 'remove' || !isUnderstood(entry)) return false;
  if (isUnsent(entry) || isConflict(entry)) return true;
  return entry.state === 'parked' && !context.isNeeded(entry.op_id);
}

const isConflict = (entry: OutboxEntry) => entry.state === 'parked' && entry.error_kind === 'conflict';

function mergeInto(
  entry: OutboxEntry,
  values: Record<string, unknown>,
  seen: Record<string, unknown>,
  context: WriteContext,
): OutboxEntry {
  const merged: OutboxEntry = {
    ...entry,
    patch: { ...entry.patch, ...values },
    base_values: entry.kind === 'create' ? {} : { ...seen, ...entry.base_values },
    needs: [...new Set([...entry.needs, ...context.needs])],
    after: [...new Set([...entry.after, ...context.after])],
  };
  // A conflict stays with the person who must decide; another refusal is tried again as a new operation.
  if (entry.state !== 'parked' || isConflict(entry)) return merged;
  const { failures: _forgotten, ...anew } = merged;
  return { ...anew, op_id: context.op_id, state: 'queued', attempts: 0, next_at: 0, error_kind: null };
}

function isDroppable(entry: OutboxEntry, context: WriteContext): boolean {
  const isOver = isUnsent(entry) || entry.state === 'parked';
  return isOver && isUnderstood(entry) && !context.isNeeded(entry.op_id);
}

function withoutDroppableTail(entries: readonly OutboxEntry[], context: WriteContext): OutboxEntry[] {
  const kept = [...entries];
  for (let last = kept.at(-1); last !== undefined && isDroppable(last, context); last = kept.at(-1))
    kept.pop();
  return kept;
}

function newEntry(
  state: DocumentState,
  context: WriteContext,
  own: Pick<OutboxEntry, 'kind' | 'patch' | 'base_rev' | 'base_values'>,
): OutboxEntry {
  return {
    op_id: context.op_id,
    uid: context.uid,
    tenant_id: context.tenant_id,
    seq: context.seq,
    entity: state.entity,
    doc_id: state.doc_id,
    ...own,
    needs: [...context.needs],
    after: [...context.after],
    schema_v: OUTBOX_SCHEMA_VERSION,
    state: 'queued',
    attempts: 0,
    next_at: context.not_before ?? 0,
    error_kind: null,
    written_at: context.now,
  };
}

function pick(from: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
