import type { EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import { serverVersion } from '#data/local/document-state.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { eachServerRow, IDS_PER_QUERY } from '#sync/pull/resync.ts';
import { storeRows } from '#sync/pull/store-rows.ts';
import type { Scope } from '#sync/scopes.ts';
import { isOpen, namesOf, WINDOWS } from './windows.ts';

// What an open row names may be older than the window and closed: an obligation of this month with the contract it was
// made from. It comes before the row that names it, and stays as long as that is open.

/** Brings what the open ones of these rows name and the device does not have. To be called before they are stored. */
export async function fetchNamed(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  rows: readonly StoredRow[],
): Promise<void> {
  const { window } = scope;
  if (window === undefined) return;
  const named = rows
    .filter((row) => row.deleted_at === null && isOpen(window, row))
    .flatMap((row) => namesOf(window, row));
  for (const target of windowedScopes(context)) {
    const ids = named.flatMap(([entity, id]) => (entity === target.entity ? [id] : []));
    await fetchMissing(context, target, connection, [...new Set(ids)]);
  }
}

/** Brings those of the ids that this device has never heard of. */
export async function fetchMissing(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  ids: readonly string[],
): Promise<void> {
  const { store } = context.ports;
  for (let at = 0; at < ids.length && !connection.aborted; at += IDS_PER_QUERY) {
    const some = ids.slice(at, at + IDS_PER_QUERY);
    const states = await store.transaction([scope.entity], (tx) => tx.documents(scope.entity, some));
    const missing = states.filter((state) => {
      const { row, removed_rev } = serverVersion(state);
      return row === null && removed_rev === null;
    });
    await fetchRows(
      context,
      scope,
      connection,
      missing.map(({ doc_id }) => doc_id),
    );
  }
}

/** What the server has of the ids. */
export async function fetchRows(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length && !connection.aborted; at += IDS_PER_QUERY) {
    const { rows } = await context.ports.database.readRows({ scope, ids: ids.slice(at, at + IDS_PER_QUERY) });
    await storeRows(context, scope, connection, { rows, unreadable: [] }, (cursor) => cursor);
  }
}

/** Everything of an entity that open rows on this device name, and what the person is about to. */
export async function namedHere(context: LeadershipContext, entity: EntityName): Promise<Set<string>> {
  const ids = new Set<string>();
  const add = (names: readonly [EntityName, string][]) => {
    for (const [named, id] of names) if (named === entity) ids.add(id);
  };
  for (const scope of windowedScopes(context)) {
    const { window } = scope;
    if (window === undefined || !Object.values(window.names).includes(entity)) continue;
    await eachServerRow(context, scope, (row) => {
      if (isOpen(window, row)) add(namesOf(window, row));
    });
    // A person has yet to decide which of both holds.
    const undecided = await context.ports.store.transaction([], (tx) => tx.differences(scope.entity));
    for (const version of undecided.flatMap(({ ours, theirs }) => [ours, theirs ?? ours]))
      add(namesOf(window, version));
  }
  const entries = await context.ports.store.transaction([], (tx) => tx.entries());
  for (const entry of entries) {
    const window = WINDOWS[entry.entity];
    if (window !== undefined) add(namesOf(window, entry.patch));
  }
  return ids;
}

const windowedScopes = ({ scopes }: LeadershipContext): readonly Scope[] =>
  (scopes.current ?? []).filter(({ window }) => window !== undefined);
