import { type EntityName, type Instant, toInstant } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { isInEpoch } from '#sync/leadership/epoch-state.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { StoreTransaction, UnreadableRow } from '#sync/ports.ts';
import { partKey, type Scope } from '#sync/scopes.ts';
import { applyRemote, retryFound } from './apply.ts';
import { startCursor } from './cursor.ts';
import { followDifferences } from './differences.ts';

export type ArrivedRows = { rows: readonly StoredRow[]; unreadable: readonly UnreadableRow[] };

/**
 * Rows of a scope and its cursor in one transaction: neither is ever ahead of the other. Resolves to how many
 * documents changed on the device.
 */
export async function storeRows(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  { rows, unreadable }: ArrivedRows,
  move: (cursor: Cursor) => Cursor,
): Promise<number> {
  await context.epoch.whenOpen(connection);
  for (const row of rows) context.server.saw(row.updated_at);
  const now = toInstant(new Date(context.ports.clock.now()));
  const changed = await context.ports.store.transaction([scope.entity], async (tx) => {
    // What was read for a membership that ended meanwhile is not stored.
    if (connection.aborted) return 0;
    // Asked for together, as what follows is: each answer of the database is waited for as long as some rows take.
    const [isCurrent, known, kept] = await Promise.all([
      isInEpoch(tx, context.epoch.id),
      tx.cursor(scope.key),
      rows.length === 0 ? NOTHING_BESIDE : keptBeside(tx, scope.entity),
    ]);
    // Another tab has followed the server into the next epoch: this one is about to hear of it.
    if (!isCurrent) throw new RemoteError('contention');
    const cursor = known ?? startCursor(scope.key);
    const moved = move(cursor);
    const [count] = await Promise.all([
      applyRows(tx, scope.entity, rows, { areMostlyNew: isFirstReading(cursor), ...kept }),
      moved !== cursor && tx.putCursor(moved),
    ]);
    await setAside(tx, scope, unreadable, now);
    return count;
  });
  context.report({ kind: 'stored', has_room: true });
  if (unreadable.length > 0)
    context.events.add({ kind: 'quarantined', scope: scope.entity, rows: unreadable.length });
  return changed;
}

/** Nearly all of its rows are new to the device; what is read again is there already. */
const isFirstReading = ({ bootstrapped, is_resync }: Cursor) => !bootstrapped && is_resync !== true;

/** What is kept of an entity beside its rows, and ends when the server has a row of that name. */
async function keptBeside(tx: StoreTransaction, entity: EntityName) {
  const [differences, quarantined] = await Promise.all([tx.differences(entity), tx.quarantined(entity)]);
  return { differences, quarantined };
}

type Beside = Awaited<ReturnType<typeof keptBeside>>;

/** Of no rows nothing need be read: most listeners begin with none. */
const NOTHING_BESIDE: Beside = { differences: [], quarantined: [] };

async function applyRows(
  tx: StoreTransaction,
  entity: EntityName,
  rows: readonly StoredRow[],
  { areMostlyNew, differences, quarantined }: Beside & { areMostlyNew: boolean },
): Promise<number> {
  if (rows.length === 0) return 0;
  const known = areMostlyNew ? await tx.addNew(entity, rows) : rows;
  const changed = await applyToKnown(tx, entity, known);
  await followDifferences(tx, differences, rows);
  await readableAgain(tx, quarantined, rows);
  return rows.length - known.length + changed;
}

async function applyToKnown(
  tx: StoreTransaction,
  entity: EntityName,
  rows: readonly StoredRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const before = await tx.documents(
    entity,
    rows.map(({ id }) => id),
  );
  const changes = rows.flatMap((row, i) => {
    const state = before[i];
    const after = state === undefined ? undefined : retryFound(applyRemote(state, row), row);
    return state === undefined || after === undefined || after === state ? [] : [{ before: state, after }];
  });
  await tx.save(changes);
  return changes.length;
}

async function readableAgain(
  tx: StoreTransaction,
  quarantined: Beside['quarantined'],
  rows: readonly StoredRow[],
): Promise<void> {
  for (const { entity, doc_id } of quarantined) {
    if (rows.some(({ id }) => id === doc_id)) await tx.deleteQuarantined(entity, doc_id);
  }
}

async function setAside(
  tx: StoreTransaction,
  scope: Scope,
  unreadable: readonly UnreadableRow[],
  found_at: Instant,
): Promise<void> {
  for (const { id, ...row } of unreadable) {
    await tx.putQuarantined({ entity: scope.entity, doc_id: id, scope: partKey(scope), ...row, found_at });
  }
}
