import { type AppUser, type EntityName, ENTITY_NAMES } from '@portal/domain';
import { type DocumentState, withEntries } from '#data/document-state.ts';
import type { LocalStore, StoreTransaction } from './ports.ts';
import { entityOfScope, isMirrored, type Scope, scopesOf } from './scopes.ts';

/** Documents per step: the memory of a phone, not the number of rows, sets it. */
const STEP = 500;

/**
 * Takes off the device what `scopes` no longer cover, and remembers the own row they follow from, in one
 * transaction. What the person had not sent stays in the outbox: it is the person's own work, and only the
 * person drops it. True where something was lost.
 */
export function purgeLostScopes(
  store: LocalStore,
  scopes: readonly Scope[],
  ownRow: AppUser,
): Promise<boolean> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    const kept = new Set(scopes.map((scope) => scope.key));
    const cursors = (await tx.cursors()).map((cursor) => cursor.scope);
    const known = scopesOfRow(await tx.meta('own_row'));
    await tx.putMeta({ key: 'own_row', value: ownRow });
    for (const key of cursors) if (!kept.has(key)) await tx.deleteCursor(key);
    // Rows of a wider scope may have stayed for one that then ended before its first page: it has no cursor.
    const lost = [...cursors, ...known.map((scope) => scope.key)].filter((key) => !kept.has(key));
    const entities = new Set(lost.flatMap((key) => entityOfScope(key) ?? []));
    for (const entity of entities) await purgeEntity(tx, entity, scopes);
    return lost.length > 0;
  });
}

function scopesOfRow(row: AppUser | null): Scope[] {
  if (row === null || row.role === null) return [];
  return scopesOf({ uid: row.auth_uid, role: row.role, client_ids: row.client_ids });
}

async function purgeEntity(
  tx: StoreTransaction,
  entity: EntityName,
  scopes: readonly Scope[],
): Promise<void> {
  const ids = await tx.documentIds(entity);
  for (let at = 0; at < ids.length; at += STEP) {
    const states = await tx.documents(entity, ids.slice(at, at + STEP));
    const lost = states.filter((state) => !staysOnDevice(state, scopes));
    for (const entry of lost.flatMap((state) => state.entries)) await tx.deleteConflict(entry.op_id);
    await tx.save(lost.map((before) => ({ before, after: withoutServerData(before) })));
  }
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
 * one that was on its way may have arrived, which only its receipt tells; the others the server refuses.
 */
function withoutServerData(state: DocumentState): DocumentState {
  const { entity, doc_id } = state;
  const entries = state.entries.map((entry) => ({ ...entry, base_values: {} }));
  const base = { entity, doc_id, row: null, removed_rev: null };
  return { ...withEntries(state, base, entries), tombstone_rev: null };
}
