import type { Instant } from '@portal/domain';
import { hasGuessedTimes, type StoredRow } from '#data/local/stored-row.ts';
import { serverVersion, withEntries } from '#data/local/document-state.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { BEGINNING } from '#sync/instants.ts';
import { overlapStart } from '#sync/pull/cursor.ts';
import { eachServerRow, settleUnseen } from '#sync/pull/resync.ts';
import { coversClient, isMirroredSince, type Scope } from '#sync/scopes.ts';
import { fetchMissing, fetchRows, namedHere } from './named-rows.ts';
import { changeCursor } from './open-window.ts';

/** Documents per step: a transaction that a screen can wait for. */
const STEP = 200;

/**
 * Moves the beginning of a scope's window, and takes off the device what has left it. It begins where it belongs at the time
 * up to which everything has arrived: what was closed before that is known to be. Interrupted, it goes on the next time.
 * Nothing else may read this scope by its window meanwhile: audits run in turn with it.
 */
export async function moveWindow(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
): Promise<void> {
  if (scope.window === undefined || connection.aborted) return;
  const { overlap_ms, window_start } = context.settings;
  const cursor = await changeCursor(context, scope, connection, (known) => {
    if (!hasCaughtUp(known)) return known;
    const since = window_start(overlapStart(known, overlap_ms).updated_at);
    // Whatever is open is on a device that mirrors all.
    return since > (known.since ?? BEGINNING) ? { ...known, since, has_open: true } : known;
  });
  if (cursor === null || !hasCaughtUp(cursor)) return;
  const { since, older_at } = cursor;
  if (since === undefined) return;
  const isSwept = cursor.swept_to === since && older_at === undefined;
  if (isSwept || keepsOlder(context, cursor)) return sweepOthers(context, scope, connection, cursor);
  const stays: Stays = (row, now) => isMirroredSince(scope, row, since) || keepsOlder(context, now);
  const swept = await sweep(context, scope, connection, since, stays);
  if (cursor.swept_to === undefined) await refreshLeft(context, scope, connection, since);
  await changeCursor(context, scope, connection, (current) => {
    // Somebody read more meanwhile: a later turn sweeps.
    if (current.older_at !== older_at) return current;
    const { older_at: _over, ...known } = current;
    return { ...known, swept_to: since };
  });
  context.events.add({ kind: 'swept', scope: scope.entity, rows: swept });
}

/** Whether what somebody read of before the window is to stay. No row tells that it was read so: then nothing leaves. */
const keepsOlder = (context: LeadershipContext, cursor: Cursor | null): boolean =>
  isOfToday(context, cursor?.older_at);

/** By the device's clock, which may have been set back since. */
const isOfToday = ({ ports, settings }: LeadershipContext, at: number | undefined): boolean =>
  at !== undefined && Math.abs(ports.clock.now() - at) < settings.older_stays_ms;

/**
 * What is on a device of some clients of another's: nothing tells when it may go, such as work that was sent, so each turn
 * looks. Its changes come through no listener: what stays is asked for once a day.
 */
async function sweepOthers(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  { since, others_read_at }: Cursor,
): Promise<void> {
  if (scope.clients === undefined || since === undefined) return;
  const swept = await sweep(context, scope, connection, since, (row) => coversClient(scope, row));
  if (swept > 0) context.events.add({ kind: 'swept', scope: scope.entity, rows: swept });
  if (isOfToday(context, others_read_at)) return;
  const now = context.ports.clock.now();
  await refreshLeft(context, scope, connection, since);
  await changeCursor(context, scope, connection, (known) => ({ ...known, others_read_at: now }));
}

const hasCaughtUp = ({ bootstrapped, is_resync, restored_to, since, has_open }: Cursor): boolean =>
  bootstrapped &&
  is_resync !== true &&
  restored_to === undefined &&
  (since === undefined || has_open === true);

/** Asked with the cursor too in the transaction that takes a row off: somebody may have read more meanwhile. */
type Stays = (row: StoredRow, cursor: Cursor | null) => boolean;

/** How old it is only the server knows, who is asked before it leaves. Of another's client it leaves whatever its age. */
const isOfUnknownAge = (scope: Scope, row: StoredRow): boolean =>
  hasGuessedTimes(row) && coversClient(scope, row);

/** Resolves to how many rows left. */
async function sweep(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  since: Instant,
  stays: Stays,
): Promise<number> {
  const { store } = context.ports;
  const named = await namedHere(context, scope.entity);
  const leaving: string[] = [];
  const guessed: StoredRow[] = [];
  await eachServerRow(context, scope, (row) => {
    if (stays(row, null) || named.has(row.id)) return;
    leaving.push(row.id);
    if (isOfUnknownAge(scope, row)) guessed.push(row);
  });
  await settleUnseen(context, scope, connection, guessed, 'knows_removals');
  let count = 0;
  for (let at = 0; at < leaving.length && !connection.aborted; at += STEP)
    count += await drop(context, scope, connection, leaving.slice(at, at + STEP), stays);
  // What came to be named meanwhile may have gone.
  await fetchMissing(context, scope, connection, [...(await namedHere(context, scope.entity))]);
  await forgetUnreadable(context, scope, connection, since);
  if (count > 0) await store.tidyFiles();
  return count;
}

function forgetUnreadable(
  { ports }: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  since: Instant,
): Promise<void> {
  return ports.store.transaction([], async (tx) => {
    if (connection.aborted) return;
    for (const { doc_id, scope: key, updated_at, client_id } of await tx.quarantined(scope.entity)) {
      const isOlder = key === scope.key && updated_at < since;
      if (isOlder || (client_id !== undefined && !coversClient(scope, { client_id })))
        await tx.deleteQuarantined(scope.entity, doc_id);
    }
  });
}

/**
 * What stays for another's sake was on the device before this scope had a window, perhaps by another one that had not caught
 * up: no page told what became of it. From now on any change of it comes.
 */
async function refreshLeft(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  since: Instant,
): Promise<void> {
  const left: string[] = [];
  await eachServerRow(context, scope, (row) => {
    if (!isMirroredSince(scope, row, since)) left.push(row.id);
  });
  await fetchRows(context, scope, connection, left);
}

/** What the person has not sent stays with its row, and so does what they keep or have yet to decide. */
async function drop(
  { ports }: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  ids: readonly string[],
  stays: Stays,
): Promise<number> {
  const work = async (tx: StoreTransaction) => {
    if (connection.aborted) return 0;
    const cursor = await tx.cursor(scope.key);
    const undecided = (await tx.differences(scope.entity)).map(({ doc_id }) => doc_id);
    const held = new Set([...undecided, ...(await tx.keptByPerson())]);
    const leaving = (await tx.documents(scope.entity, ids)).filter((state) => {
      const { row } = serverVersion(state);
      if (row === null || isOfUnknownAge(scope, row)) return false;
      return state.entries.length === 0 && !held.has(state.doc_id) && !stays(row, cursor);
    });
    await tx.save(
      leaving.map((before) => ({
        before,
        after: withEntries(before, { ...serverVersion(before), row: null }, []),
      })),
    );
    return leaving.length;
  };
  return ports.store.transaction([scope.entity], work, { asksWhatIsKept: true });
}
