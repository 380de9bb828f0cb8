import { ERASED_COLLECTIONS, toInstant } from '@portal/domain';
import { hasGuessedTimes, type StoredRow } from '#data/local/stored-row.ts';
import { type DocumentState, serverVersion, withEntries } from '#data/local/document-state.ts';
import type { LeadershipContext } from '#sync/context.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { isInScope, isMirroredSince, type Scope } from '#sync/scopes.ts';
import { startCursor } from './cursor.ts';
import { keepBoth, removedVersion } from './differences.ts';
import { storeRows } from './store-rows.ts';

/** As many ids as one query can name. */
export const IDS_PER_QUERY = 30;
const ROWS_PER_STEP = 1_000;

/** A row of the device by its id, and the server's revision that is held of it. */
export type HeldRow = { id: string; rev: number };

/**
 * The end of a reading after a long absence: what did not come is asked for by its id, and goes where the server has
 * nothing of it. Then the scope counts as read.
 */
export async function dropGone(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  seen: ReadonlySet<string>,
): Promise<void> {
  const { store } = context.ports;
  const unseen: HeldRow[] = [];
  const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
  await eachServerRow(context, scope, (row) => {
    if (seen.has(row.id)) return;
    if (isMirroredSince(scope, row, cursor?.since) || hasGuessedTimes(row))
      unseen.push({ id: row.id, rev: row.rev });
  });
  await settleUnseen(context, scope, connection, unseen, 'forgets_removals');
  await store.transaction([], async (tx) => {
    if (connection.aborted) return;
    const { is_resync: _over, ...cursor } = (await tx.cursor(scope.key)) ?? startCursor(scope.key);
    await tx.putCursor({ ...cursor, bootstrapped: true });
  });
  await store.tidyFiles();
}

/** The device's server versions of a scope, a step at a time: memory of a phone. */
export async function eachServerRow(
  { ports }: Pick<LeadershipContext, 'ports'>,
  scope: Scope,
  visit: (row: StoredRow) => void,
): Promise<void> {
  const { entity } = scope;
  const readStep = (after: string | null) =>
    ports.store.transaction([entity], (tx) => tx.serverRows(entity, after, ROWS_PER_STEP));
  let step = await readStep(null);
  for (;;) {
    for (const row of step.rows) if (isInScope(scope, row)) visit(row);
    if (step.next === null) return;
    step = await readStep(step.next);
  }
}

type Mode = 'forgets_removals' | 'knows_removals';
type Settled = { repaired: number; differing: number };

/**
 * Asks the server for rows that it did not tell of. What it has is stored like any row; an older revision, or none,
 * becomes a difference that a person settles. A device that may have missed removals drops what the server erases.
 * Resolves to the number of each.
 */
export async function settleUnseen(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  unseen: readonly HeldRow[],
  mode: Mode,
): Promise<Settled> {
  const counts = { repaired: 0, differing: 0 };
  for (let at = 0; at < unseen.length && !connection.aborted; at += IDS_PER_QUERY) {
    const settled = await settleSome(context, scope, connection, unseen.slice(at, at + IDS_PER_QUERY), mode);
    counts.repaired += settled.repaired;
    counts.differing += settled.differing;
  }
  return counts;
}

/** As many as one query can name. */
async function settleSome(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  unseen: readonly HeldRow[],
  mode: Mode,
): Promise<Settled> {
  const answer = await context.ports.database.readRows({ scope, ids: unseen.map(({ id }) => id) });
  const repaired = await storeRows(context, scope, connection, answer, (cursor) => cursor);
  const unreadable = new Set(answer.unreadable.map(({ id }) => id));
  const now = toInstant(new Date(context.ports.clock.now()));
  const isErased =
    mode === 'forgets_removals' && ERASED_COLLECTIONS.some((entity) => entity === scope.entity);
  const settled = await context.ports.store.transaction([scope.entity], async (tx) => {
    const counts = { dropped: 0, differing: 0 };
    if (connection.aborted) return counts;
    const known = await tx.differences(scope.entity);
    for (const { id, rev } of unseen) {
      const theirs = answer.rows.find((row) => row.id === id) ?? null;
      if (unreadable.has(id) || (theirs !== null && theirs.rev >= rev)) continue;
      const [state] = await tx.documents(scope.entity, [id]);
      const ours = state === undefined ? null : serverVersion(state).row;
      // Something else happened to it since it was looked at.
      if (state === undefined || ours?.rev !== rev) continue;
      if (theirs === null && isErased) counts.dropped += await drop(tx, state);
      else {
        await keepBoth(tx, scope.entity, { ours, theirs, found_at: now }, known);
        counts.differing += 1;
      }
    }
    return counts;
  });
  return { repaired: repaired + settled.dropped, differing: settled.differing };
}

/** Revisions of the removals that this device knows of, by the document's id. */
export async function removedRevisions(
  { ports }: Pick<LeadershipContext, 'ports'>,
  { entity }: Scope,
): Promise<ReadonlyMap<string, number>> {
  const removed = await ports.store.transaction([entity], (tx) => tx.removed(entity));
  return new Map(removed.map(({ id, rev }) => [id, rev]));
}

/**
 * Rows that live at the server although this device knew of their removal before it asked: nothing brings a removed row
 * back, so the server has lost its removal. A person settles that too. Resolves to how many there are.
 */
export async function settleReturned(
  { ports }: LeadershipContext,
  { entity }: Scope,
  connection: AbortSignal,
  rows: readonly StoredRow[],
  removed: ReadonlyMap<string, number>,
): Promise<number> {
  const returned = rows.filter(({ id, deleted_at }) => deleted_at === null && removed.has(id));
  if (returned.length === 0) return 0;
  const found_at = toInstant(new Date(ports.clock.now()));
  return ports.store.transaction([entity], async (tx) => {
    let count = 0;
    const known = await tx.differences(entity);
    for (const theirs of connection.aborted ? [] : returned) {
      const [state] = await tx.documents(entity, [theirs.id]);
      const rev = state === undefined ? null : serverVersion(state).removed_rev;
      if (rev === null || rev !== removed.get(theirs.id)) continue;
      const ours = removedVersion(theirs, rev, found_at);
      await keepBoth(tx, entity, { ours, theirs, found_at }, known);
      count += 1;
    }
    return count;
  });
}

/** Work on it stays, and finds at the server that there is nothing to change. */
async function drop(tx: StoreTransaction, state: DocumentState): Promise<number> {
  const base = { ...serverVersion(state), row: null, removed_rev: null };
  await tx.save([{ before: state, after: withEntries(state, base, state.entries) }]);
  return 1;
}
