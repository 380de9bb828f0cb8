import type { Connection } from '#data/local/connection.ts';
import type { Failures, OutboxEntry, Upload } from './outbox-entry.ts';

/** What an operation in the outbox waits for: the one thing that comes first. */
export type WaitingReason =
  | { kind: 'sending' }
  /** Nothing moves before the person has decided about this operation. */
  | { kind: 'person'; behind: OutboxEntry }
  | { kind: 'sign_in' }
  | { kind: 'connection' }
  /** `retry_at` and `failures`: where it was tried and did not pass. */
  | { kind: 'file'; document_id: string; percent: number; retry: Retry | null }
  /** An earlier change of the same record. */
  | { kind: 'same_record' }
  /** An operation on another record that must go first. */
  | { kind: 'other_record'; before: OutboxEntry }
  | { kind: 'retry'; retry: Retry }
  /** Time to think better of it. */
  | { kind: 'held' }
  /** Nothing: it goes as soon as there is room on the connection. */
  | { kind: 'turn' };

export type Retry = { at: number; failures: Failures };

/** Everything there is: what waits may wait for any of it. */
export type Waiting = {
  entries: readonly OutboxEntry[];
  uploads: readonly Upload[];
  connection: Connection['kind'];
  /** Device time in ms. */
  now: number;
};

/** The reasons of all that is not parked, by operation. Pure: the same order of things as the engine goes by. */
export function waitingReasons(waiting: Waiting): ReadonlyMap<string, WaitingReason> {
  const books = openBooks(waiting);
  return new Map(
    waiting.entries
      .filter(({ state }) => state !== 'parked')
      .map((entry) => [entry.op_id, reasonOf(entry, waiting, books)]),
  );
}

type Books = {
  byId: ReadonlyMap<string, OutboxEntry>;
  uploads: ReadonlyMap<string, Upload>;
  /** By record, in the order written. */
  lanes: ReadonlyMap<string, readonly OutboxEntry[]>;
};

function openBooks({ entries, uploads }: Waiting): Books {
  const lanes = new Map<string, OutboxEntry[]>();
  for (const entry of [...entries].sort((a, b) => a.seq - b.seq)) {
    const lane = lanes.get(laneOf(entry));
    if (lane === undefined) lanes.set(laneOf(entry), [entry]);
    else lane.push(entry);
  }
  return {
    byId: new Map(entries.map((entry) => [entry.op_id, entry])),
    uploads: new Map(uploads.map((upload) => [upload.upload_id, upload])),
    lanes,
  };
}

const laneOf = ({ entity, doc_id }: OutboxEntry) => `${entity}/${doc_id}`;

function reasonOf(entry: OutboxEntry, { connection, now }: Waiting, books: Books): WaitingReason {
  const isOnline = connection === 'online';
  if (entry.state === 'sending' && isOnline) return { kind: 'sending' };
  const behind = stuckBehind(entry, books, new Set());
  if (behind !== null) return { kind: 'person', behind };
  if (connection === 'sign_in_needed') return { kind: 'sign_in' };
  if (!isOnline) return { kind: 'connection' };
  if (books.lanes.get(laneOf(entry))?.[0] !== entry) return { kind: 'same_record' };
  return waitsForOthers(entry, books, now) ?? waitsForTime(entry, now);
}

/** The parked operation that stops this one, directly or through what lies between; null where none does. */
function stuckBehind(entry: OutboxEntry, books: Books, seen: Set<string>): OutboxEntry | null {
  if (seen.has(entry.op_id)) return null;
  seen.add(entry.op_id);
  const earlier = (books.lanes.get(laneOf(entry)) ?? []).filter(({ seq }) => seq < entry.seq);
  const needed = entry.needs.flatMap((id) => books.byId.get(id) ?? []);
  for (const before of [...earlier, ...needed]) {
    const stuck = before.state === 'parked' ? before : stuckBehind(before, books, seen);
    if (stuck !== null) return stuck;
  }
  return null;
}

function waitsForOthers(entry: OutboxEntry, books: Books, now: number): WaitingReason | null {
  for (const id of entry.needs) {
    const before = books.byId.get(id);
    if (before !== undefined) return { kind: 'other_record', before };
    const upload = books.uploads.get(id);
    if (upload !== undefined && upload.state !== 'done') return ofFile(upload, now);
  }
  const before = firstInOrder(entry, books);
  return before === null ? null : { kind: 'other_record', before };
}

/** What must go before by order alone. One that is stuck lets by what only comes after it, if all before it do. */
function firstInOrder({ after }: OutboxEntry, books: Books): OutboxEntry | null {
  for (const id of after) {
    const before = books.byId.get(id);
    if (before === undefined) continue;
    const isStuck = before.state === 'parked' || stuckBehind(before, books, new Set()) !== null;
    const held = isStuck ? firstInOrder(before, books) : before;
    if (held !== null) return held;
  }
  return null;
}

function ofFile(upload: Upload, now: number): WaitingReason {
  const { document_id, sent_bytes, size_bytes } = upload;
  const percent = size_bytes === 0 ? 0 : Math.floor((sent_bytes / size_bytes) * 100);
  return { kind: 'file', document_id, percent, retry: retryOf(upload, now) };
}

function waitsForTime(entry: OutboxEntry, now: number): WaitingReason {
  const retry = retryOf(entry, now);
  if (retry !== null) return { kind: 'retry', retry };
  return { kind: entry.next_at > now ? 'held' : 'turn' };
}

function retryOf(
  { next_at, attempts, failures }: Pick<OutboxEntry, 'next_at' | 'attempts' | 'failures'>,
  now: number,
): Retry | null {
  if (next_at <= now || attempts === 0) return null;
  // Missing in what an older version of the portal wrote.
  return { at: next_at, failures: failures ?? { kind: 'unknown', count: attempts } };
}
