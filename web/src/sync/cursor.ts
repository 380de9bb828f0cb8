import type { Instant } from '@portal/domain';
import type { Cursor } from '#data/outbox-entry.ts';
import { BEGINNING, earlierBy, laterOf } from './instants.ts';

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
  if (cursor === null) return { kind: 'bootstrap' };
  if (!cursor.bootstrapped)
    return { kind: 'continue', from: { updated_at: cursor.updated_at, id: cursor.id } };
  return { kind: 'catch_up', from: overlapStart(cursor, overlapMs) };
}

/**
 * A stamp is the time of the request, not of the commit: a row may appear with a stamp that paging has already
 * passed, by as much as a commit can take. Whoever goes on reading starts this much earlier.
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
 * After a page. `elapsedMs` is the time since this run of pages began: what the first page saw is that much
 * older than what the last one saw, so stamps up to there are safe and no further. null leaves the safe point:
 * the run continues one whose beginning lies before.
 */
export function afterPage(cursor: Cursor, last: Position | null, elapsedMs: number | null): Cursor {
  if (last === null) return cursor;
  const moved = { ...cursor, ...furthest(cursor, last) };
  if (elapsedMs === null) return moved;
  return { ...moved, safe_at: laterOf(cursor.safe_at, earlierBy(last.updated_at, elapsedMs)) };
}

/** After a snapshot of a listener, which is complete as of one moment: its stamps are safe as they are. */
export function afterSnapshot(cursor: Cursor, last: Position | null): Cursor {
  return afterPage(cursor, last, 0);
}

function furthest(cursor: Cursor, last: Position): Position {
  const isFurther =
    last.updated_at > cursor.updated_at || (last.updated_at === cursor.updated_at && last.id > cursor.id);
  return isFurther
    ? { updated_at: last.updated_at, id: last.id }
    : { updated_at: cursor.updated_at, id: cursor.id };
}
