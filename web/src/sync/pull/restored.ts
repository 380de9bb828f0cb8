import { type EntityName, type Instant, toInstant } from '@portal/domain';
import { hasGuessedTimes, type StoredRow } from '#data/local/stored-row.ts';
import { serverVersion } from '#data/local/document-state.ts';
import { differingFields } from '#data/outbox/own-version.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { earlierBy } from '#sync/instants.ts';
import { isInScope, type Scope } from '#sync/scopes.ts';
import { WINDOWS } from '#sync/window/windows.ts';
import { adopt, compareDifferences, keepBoth } from './differences.ts';
import { eachServerRow, IDS_PER_QUERY, removedRevisions, settleReturned } from './resync.ts';

/** Functions make them again of what they show: nothing is lost with them, and who was erased stays so. */
const PROJECTED: readonly EntityName[] = ['people', 'companies', 'message_threads'];

/** `to`: everything is there that was written until then. `revisedAt`: what the restore itself changed bears this time; null: unknown. */
type Restored = { to: Instant; revisedAt: Instant | null };

/**
 * A server that was restored has lost what was written after `restoredTo`, while this device may hold it. Before any row
 * of the new epoch is stored, what the device holds from then on is asked for by id: what the server lacks or has another
 * version of stays here, beside the server's, for a person to decide. Reads what changed since, no more; interrupted, it
 * begins anew. Removals that the server lost are for the audit, which is due after it; of a scope with a window they are asked
 * for too.
 */
export async function compareRestored(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  restoredTo: Instant,
): Promise<void> {
  const { store, database } = context.ports;
  const held = new Set<string>();
  const epoch = await database.readEpoch();
  const restored = { to: restoredTo, revisedAt: epoch?.restored_to === restoredTo ? epoch.at : null };
  const since = earlierBy(restoredTo, context.settings.overlap_ms);
  await eachServerRow(context, scope, (row) => {
    if (row.updated_at > since || hasGuessedTimes(row)) held.add(row.id);
  });
  const [aside, differing] = await store.transaction([], async (tx) => [
    await tx.quarantined(scope.entity),
    await tx.differences(scope.entity),
  ]);
  for (const { doc_id, scope: key } of aside) if (key === scope.key) held.add(doc_id);
  for (const { doc_id, ours } of differing) if (isInScope(scope, ours)) held.add(doc_id);
  const ids = [...held];
  for (let at = 0; at < ids.length && !connection.aborted; at += IDS_PER_QUERY)
    await compareSome(context, scope, connection, ids.slice(at, at + IDS_PER_QUERY), restored);
  // Also in the scope of a client user, who may be of the staff tomorrow.
  if (WINDOWS[scope.entity] !== undefined) await compareRemoved(context, scope, connection);
  await store.transaction([], async (tx) => {
    const cursor = await tx.cursor(scope.key);
    if (cursor === null || connection.aborted) return;
    const { restored_to: _compared, ...rest } = cursor;
    await tx.putCursor(rest);
  });
}

/** The audit would find them, were they not perhaps older than the window of this device. */
async function compareRemoved(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
): Promise<void> {
  const removed = await removedRevisions(context, scope);
  const ids = [...removed.keys()];
  for (let at = 0; at < ids.length && !connection.aborted; at += IDS_PER_QUERY) {
    const { rows } = await context.ports.database.readRows({ scope, ids: ids.slice(at, at + IDS_PER_QUERY) });
    await settleReturned(context, scope, connection, rows, removed);
  }
}

async function compareSome(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  ids: readonly string[],
  restored: Restored,
): Promise<void> {
  const { store, clock, database } = context.ports;
  const { entity } = scope;
  const answer = await database.readRows({ scope, ids });
  const theirsById = new Map(answer.rows.map((row) => [row.id, row]));
  const unreadable = new Set(answer.unreadable.map(({ id }) => id));
  const found_at = toInstant(new Date(clock.now()));
  await store.transaction([entity], async (tx) => {
    if (connection.aborted) return;
    for (const id of ids) {
      const isThere = theirsById.has(id) || unreadable.has(id);
      if (!isThere) await tx.deleteQuarantined(entity, id);
    }
    const readable = ids.filter((id) => !unreadable.has(id));
    // As the device had them: a difference that is none any more takes the server's row.
    const states = await tx.documents(entity, ids);
    await compareDifferences(tx, entity, readable, theirsById);
    const known = await tx.differences(entity);
    for (const state of states) {
      const { row: ours, removed_rev } = serverVersion(state);
      if (ours === null || removed_rev !== null || unreadable.has(ours.id)) continue;
      const theirs = theirsById.get(ours.id) ?? null;
      if (!hasLost(ours, theirs, restored) || isMadeAgain(entity, ours, theirs)) continue;
      if (theirs !== null && PROJECTED.includes(entity)) await adopt(tx, { entity, ours }, theirs);
      else await keepBoth(tx, entity, { ours, theirs, found_at }, known);
    }
  });
}

/**
 * What the server has of a time before the restore is of the same history: there a later revision has ours beneath it. So it is with
 * the one revision that the restore put on top (of who was erased, of a file that is gone).
 */
function hasLost(ours: StoredRow, theirs: StoredRow | null, { to, revisedAt }: Restored): boolean {
  if (theirs === null || theirs.rev < ours.rev) return true;
  const isSame = theirs.rev === ours.rev && theirs.last_op === ours.last_op;
  const isOnTop = theirs.updated_at === revisedAt && theirs.rev > ours.rev;
  return !isSame && !isOnTop && theirs.updated_at > to;
}

/** Somebody sent it again from another device. */
const isMadeAgain = (entity: EntityName, ours: StoredRow, theirs: StoredRow | null): boolean =>
  theirs?.deleted_at === null &&
  theirs.rev >= ours.rev &&
  differingFields({ entity, ours, theirs }).length === 0;
