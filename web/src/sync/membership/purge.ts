import { type AppUser, type EntityName, ENTITY_NAMES } from '@portal/domain';
import { type DocumentState, withEntries } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Cursor, OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import { startCursor } from '#sync/pull/cursor.ts';
import { entityOfScope, isMirrored, type Scope, scopesOf } from '#sync/scopes.ts';

/** Documents per step: the memory of a phone, not the number of rows, sets it. */
const STEP = 500;

/**
 * Takes off the device what `scopes` no longer cover, and remembers the own row they follow from, in one
 * transaction. What the person had not sent stays in the outbox: it is the person's own work, and only the
 * person drops it. True where something was lost. `connection` is the one that told the own row: once it has ended, another
 * may have told of other rights, and nothing is done.
 */
export function purgeLostScopes(
  store: LocalStore,
  scopes: readonly Scope[],
  ownRow: AppUser,
  connection: AbortSignal,
): Promise<boolean> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    if (connection.aborted) return false;
    const kept = new Set(scopes.map((scope) => scope.key));
    const held = await tx.cursors();
    const cursors = held.map((cursor) => cursor.scope);
    const remembered = await tx.meta('own_row');
    const known = scopesOfRow(remembered);
    await tx.putMeta({ key: 'own_row', value: ownRow });
    for (const key of cursors) if (!kept.has(key)) await tx.deleteCursor(key);
    for (const cursor of inherited(held, scopes)) await tx.putCursor(cursor);
    // Rows of a wider scope may have stayed for one that then ended before its first page: it has no cursor.
    const lost = [...cursors, ...known.map((scope) => scope.key)].filter((key) => !kept.has(key));
    const entities = new Set(lost.flatMap((key) => entityOfScope(key) ?? []));
    for (const entity of entities) await purgeEntity(tx, entity, scopes);
    if (!hasSameRights(remembered, ownRow)) await tx.putMeta({ key: 'rights_changed', value: true });
    return lost.length > 0;
  });
}

/** What was still to be compared with a restored server is so in the scope that takes its rows over. */
function inherited(held: readonly Cursor[], scopes: readonly Scope[]): Cursor[] {
  const begun = new Set(held.map(({ scope }) => scope));
  return scopes.flatMap(({ key, entity }) => {
    const times = held.flatMap(({ scope, restored_to }) =>
      entityOfScope(scope) === entity && restored_to !== undefined ? [restored_to] : [],
    );
    const restored_to = times.sort()[0];
    return begun.has(key) || restored_to === undefined ? [] : [{ ...startCursor(key), restored_to }];
  });
}

/** Whether two own rows allow the same. */
export function hasSameRights(before: AppUser | null, now: AppUser): boolean {
  return before?.role === now.role && sameValue(before.client_ids, now.client_ids);
}

export function scopesOfRow(row: AppUser | null): Scope[] {
  if (row === null || row.role === null) return [];
  return scopesOf({ uid: row.auth_uid, role: row.role, client_ids: row.client_ids });
}

async function purgeEntity(
  tx: StoreTransaction,
  entity: EntityName,
  scopes: readonly Scope[],
): Promise<void> {
  await forgetAsides(tx, entity, scopes);
  const ids = await tx.documentIds(entity);
  for (let at = 0; at < ids.length; at += STEP) {
    const states = await tx.documents(entity, ids.slice(at, at + STEP));
    const lost = states.filter((state) => !staysOnDevice(state, scopes));
    for (const entry of lost.flatMap((state) => state.entries)) await tx.deleteConflict(entry.op_id);
    await tx.save(lost.map((before) => ({ before, after: withoutServerData(before) })));
  }
}

async function forgetAsides(
  tx: StoreTransaction,
  entity: EntityName,
  scopes: readonly Scope[],
): Promise<void> {
  for (const { doc_id, ours } of await tx.differences(entity))
    if (!isMirrored(scopes, entity, ours)) await tx.deleteDifference(entity, doc_id);
  for (const { doc_id, scope } of await tx.quarantined(entity))
    if (!scopes.some(({ key }) => key === scope)) await tx.deleteQuarantined(entity, doc_id);
}

function staysOnDevice(state: DocumentState, scopes: readonly Scope[]): boolean {
  const row = state.base?.row ?? state.row;
  // A tombstone holds nothing but a revision; without the scope it is of no use either.
  return row === null
    ? scopes.some((scope) => scope.entity === state.entity)
    : isMirrored(scopes, state.entity, row);
}

/**
 * The server's values go, also those an entry remembers of what the person saw. The entries stay as they are:
 * one that was on its way may have arrived, which only its receipt tells; the others the server refuses. Of a conflict
 * nothing is left to decide on: it waits for the rights like any other.
 */
function withoutServerData(state: DocumentState): DocumentState {
  const { entity, doc_id } = state;
  const entries = state.entries.map((entry): OutboxEntry => {
    const unseen = { ...entry, base_values: {} };
    return entry.error_kind === 'conflict' ? { ...unseen, error_kind: 'permission_denied' } : unseen;
  });
  const base = { entity, doc_id, row: null, removed_rev: null };
  return { ...withEntries(state, base, entries), tombstone_rev: null };
}
