import { ERASED_COLLECTIONS, type EntityName, type Instant, toInstant } from '@portal/domain';
import type { StoredRow } from '#data/local/database.ts';
import { type DocumentState, serverVersion, withEntries } from '#data/local/document-state.ts';
import type { LeadershipContext } from '#sync/context.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { isInScope, type Scope } from '#sync/scopes.ts';
import { startCursor } from './cursor.ts';
import { storeRows } from './store-rows.ts';

/** As many ids as one query can name. */
const IDS_PER_QUERY = 30;
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
  await eachServerRow(context, scope, ({ id, rev }) => {
    if (!seen.has(id)) unseen.push({ id, rev });
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
    for (const { id, rev } of unseen) {
      const theirs = answer.rows.find((row) => row.id === id) ?? null;
      if (unreadable.has(id) || (theirs !== null && theirs.rev >= rev)) continue;
      const [state] = await tx.documents(scope.entity, [id]);
      const ours = state === undefined ? null : serverVersion(state).row;
      // Something else happened to it since it was looked at.
      if (state === undefined || ours?.rev !== rev) continue;
      if (theirs === null && isErased) counts.dropped += await drop(tx, state);
      else counts.differing += await differ(tx, scope.entity, ours, theirs, now);
    }
    return counts;
  });
  return { repaired: repaired + settled.dropped, differing: settled.differing };
}

/** Work on it stays, and finds at the server that there is nothing to change. */
async function drop(tx: StoreTransaction, state: DocumentState): Promise<number> {
  const base = { ...serverVersion(state), row: null, removed_rev: null };
  await tx.save([{ before: state, after: withEntries(state, base, state.entries) }]);
  return 1;
}

async function differ(
  tx: StoreTransaction,
  entity: EntityName,
  ours: StoredRow,
  theirs: StoredRow | null,
  found_at: Instant,
): Promise<number> {
  const kind = theirs === null ? 'missing' : 'older';
  await tx.putDifference({ entity, doc_id: ours.id, kind, ours, theirs, found_at });
  return 1;
}
