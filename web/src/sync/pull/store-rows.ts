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
    // Another tab has followed the server into the next epoch: this one is about to hear of it.
    if (!(await isInEpoch(tx, context.epoch.id))) throw new RemoteError('contention');
    const cursor = (await tx.cursor(scope.key)) ?? startCursor(scope.key);
    const count = await applyRows(tx, scope.entity, rows, isFirstReading(cursor));
    await setAside(tx, scope, unreadable, now);
    const moved = move(cursor);
    if (moved !== cursor) await tx.putCursor(moved);
    return count;
  });
  context.report({ kind: 'stored', has_room: true });
  if (unreadable.length > 0)
    context.events.add({ kind: 'quarantined', scope: scope.entity, rows: unreadable.length });
  return changed;
}

/** Nearly all of its rows are new to the device; what is read again is there already. */
const isFirstReading = ({ bootstrapped, is_resync }: Cursor) => !bootstrapped && is_resync !== true;

async function applyRows(
  tx: StoreTransaction,
  entity: EntityName,
  rows: readonly StoredRow[],
  areMostlyNew: boolean,
): Promise<number> {
  if (rows.length === 0) return 0;
  const known = areMostlyNew ? await tx.addNew(entity, rows) : rows;
  const changed = await applyToKnown(tx, entity, known);
  await followDifferences(tx, entity, rows);
  await readableAgain(tx, entity, rows);
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
  entity: EntityName,
  rows: readonly StoredRow[],
): Promise<void> {
  for (const { doc_id } of await tx.quarantined(entity)) {
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
