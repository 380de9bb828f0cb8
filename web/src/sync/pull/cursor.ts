import { fromInstant, type Instant } from '@portal/domain';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import { BEGINNING, earlierBy, laterOf } from '#sync/instants.ts';

/** Where a page starts: after this row in the order (updated_at, id); null for the beginning. */
export type Position = { updated_at: Instant; id: string };

export type PullPlan =
  /** Nothing yet: all pages from the beginning. */
  | { kind: 'bootstrap' }
  /** Interrupted: the pages that are left, then once more what may have been missed since it began. */
  | { kind: 'continue'; from: Position }
  /** Everything but the latest changes is there. */
  | { kind: 'catch_up'; from: Position };

export function planPull(cursor: Cursor | null, overlapMs: number): PullPlan {
  if (cursor === null || isUntouched(cursor)) return { kind: 'bootstrap' };
  if (!cursor.bootstrapped)
    return { kind: 'continue', from: { updated_at: cursor.updated_at, id: cursor.id } };
  return { kind: 'catch_up', from: overlapStart(cursor, overlapMs) };
}

/** Nothing was read into it yet. */
export const isUntouched = ({ bootstrapped, updated_at, id }: Cursor): boolean =>
  !bootstrapped && updated_at === BEGINNING && id === '';

/** Never before the window: what is closed there is not mirrored. */
export const withinWindow = (cursor: Cursor | null, from: Position | null): Position | null =>
  cursor?.since !== undefined && (from === null || from.updated_at < cursor.since)
    ? { updated_at: cursor.since, id: '' }
    : from;

/**
 * A stamp is the time of the request, not of the commit: a row may appear with a stamp that paging has already
 * passed, by as much as a commit can take. What goes on reading starts this much earlier.
 */
export function overlapStart(cursor: Cursor, overlapMs: number): Position {
  return { updated_at: earlierBy(cursor.safe_at, overlapMs), id: '' };
}

export const startCursor = (scope: string): Cursor => ({
  scope,
  updated_at: BEGINNING,
  id: '',
  safe_at: BEGINNING,
  bootstrapped: false,
});

/**
 * After rows were read up to `last`. `safe`: all rows with stamps up to there are on the device, later ones may be
 * missing; null leaves the safe point.
 */
export function moveCursor(cursor: Cursor, last: Position | null, safe: Instant | null): Cursor {
  const moved = last === null ? cursor : { ...cursor, ...furthest(cursor, last) };
  if (safe === null || safe <= cursor.safe_at) return moved;
  return { ...moved, safe_at: laterOf(cursor.safe_at, safe) };
}

/**
 * What is safe after a page of a run. The first page saw the server as it was when the run began: as much earlier than
 * the last row as the run has taken, at most.
 */
export const safeAfterPage = (last: Position | null, runMs: number): Instant | null =>
  last === null ? null : earlierBy(last.updated_at, runMs);

function furthest(cursor: Cursor, last: Position): Position {
  const isFurther =
    last.updated_at > cursor.updated_at || (last.updated_at === cursor.updated_at && last.id > cursor.id);
  return isFurther
    ? { updated_at: last.updated_at, id: last.id }
    : { updated_at: cursor.updated_at, id: cursor.id };
}

/**
 * Whether the device was away so long that removals it never saw may be forgotten at the server. `now`: device time,
 * `serverNow` what the server is known to have reached; whichever is later counts.
 */
export function isAwayTooLong(
  cursor: Cursor,
  { now, serverNow, awayMs }: { now: number; serverNow: Instant | null; awayMs: number },
): boolean {
  if (!cursor.bootstrapped || cursor.safe_at === BEGINNING) return false;
  const reached = Math.max(now, serverNow === null ? 0 : fromInstant(serverNow).getTime());
  const isRecent = cursor.resynced_at !== undefined && Math.abs(now - cursor.resynced_at) < ONE_DAY_MS;
  return !isRecent && reached - fromInstant(cursor.safe_at).getTime() > awayMs;
}

const ONE_DAY_MS = 24 * 60 * 60_000;

/** As nothing was ever read; what somebody read of before the window stays for its day all the same. */
export const begunAnew = ({ scope, older_at }: Cursor): Cursor => ({
  ...startCursor(scope),
  ...(older_at === undefined ? {} : { older_at }),
});

/** Everything is read again; what the server no longer has goes at the end. */
export const resyncCursor = (cursor: Cursor, now: number): Cursor => ({
  ...begunAnew(cursor),
  is_resync: true,
  resynced_at: now,
});

/** The later of a position and a row's, in the order (updated_at, id). */
export const furthestOf = (furthest: Position | null, row: { updated_at: string; id: string }): Position =>
  furthest === null ||
  row.updated_at > furthest.updated_at ||
  (row.updated_at === furthest.updated_at && row.id > furthest.id)
    ? { updated_at: row.updated_at, id: row.id }
    : furthest;
