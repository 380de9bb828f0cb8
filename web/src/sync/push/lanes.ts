import { type OutboxEntry, type Upload, isUnderstood } from '#data/outbox/outbox-entry.ts';
import { isDue } from '#sync/failure/retry.ts';

export type Waiting = {
  /** By `seq`, from the oldest on: what may be sent. */
  entries: readonly OutboxEntry[];
  /** Later ones that they name: only asked about. */
  named: readonly OutboxEntry[];
  uploads: readonly Upload[];
};

/**
 * The entries that may be sent now, in the order they were written. A document is a lane: one entry of it at a
 * time, in order, and a parked one stops the lane. Between documents only `needs` and `after` hold one back.
 */
export function sendableEntries(
  { entries, named, uploads }: Waiting,
  now: number,
  limit: number,
): OutboxEntry[] {
  const waiting = new Map([...entries, ...named].map((entry) => [entry.op_id, entry]));
  const files = new Map(uploads.map((upload) => [upload.upload_id, upload]));
  const lanes = new Set<string>();
  const chosen: OutboxEntry[] = [];
  for (const entry of limit > 0 ? entries : []) {
    const lane = `${entry.entity}/${entry.doc_id}`;
    const isFirst = !lanes.has(lane);
    lanes.add(lane);
    if (chosen.length >= limit) break;
    if (
      isFirst &&
      entry.state === 'queued' &&
      isUnderstood(entry) &&
      isDue(entry.next_at, now) &&
      isReleased(entry, waiting, files)
    ) {
      chosen.push(entry);
    }
  }
  return chosen;
}

/** What is in the outbox no more has succeeded; the discard of an entry parks what needed it. */
function isReleased(
  entry: OutboxEntry,
  waiting: ReadonlyMap<string, OutboxEntry>,
  files: ReadonlyMap<string, Upload>,
): boolean {
  const needsMet = entry.needs.every((id) => !waiting.has(id) && (files.get(id)?.state ?? 'done') === 'done');
  return needsMet && entry.after.every((id) => isPassed(waiting.get(id), waiting));
}

/**
 * Whether what is in the order before an entry lets it by: gone, or stuck until a person comes (refused, or in
 * need of something refused). One that is stuck lets by only when all before it do, so that the order holds.
 */
function isPassed(before: OutboxEntry | undefined, waiting: ReadonlyMap<string, OutboxEntry>): boolean {
  if (before === undefined) return true;
  return isStuck(before, waiting) && before.after.every((id) => isPassed(waiting.get(id), waiting));
}

function isStuck(entry: OutboxEntry, waiting: ReadonlyMap<string, OutboxEntry>): boolean {
  if (entry.state === 'parked') return true;
  return entry.needs.some((id) => {
    const needed = waiting.get(id);
    return needed !== undefined && isStuck(needed, waiting);
  });
}

/**
 * The upload that is next: one at a time, since they share one connection. What serves a day goes first, by the day; what is
 * paused after a failure keeps none of the others back.
 */
export function nextUpload(uploads: readonly Upload[], now: number): Upload | null {
  const ready = uploads.filter((upload) => upload.state === 'waiting' && isDue(upload.next_at, now));
  return ready.reduce<Upload | null>(
    (first, one) => (first === null || isBefore(one, first) ? one : first),
    null,
  );
}

/** In the order of writing where both serve the same day, or none. */
const isBefore = ({ due_date }: Upload, { due_date: other }: Upload): boolean =>
  due_date !== undefined && (other === undefined || due_date < other);

/** Device time after `now` at which one of those in the waiting state becomes due, or null. */
export function nextDue<S extends string>(
  items: readonly { state: S; next_at: number }[],
  waitingState: S,
  now: number,
): number | null {
  const times = items
    .filter(({ state, next_at }) => state === waitingState && !isDue(next_at, now))
    .map(({ next_at }) => next_at);
  return times.length === 0 ? null : Math.min(...times);
}
