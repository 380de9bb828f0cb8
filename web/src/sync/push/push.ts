import {
  ERASED_COLLECTIONS,
  type EntityName,
  type Instant,
  receiptClientId,
  SERVER_TIME_FIELDS,
} from '@portal/domain';
import { contentOf } from '#data/local/content-of.ts';
import { type StoredRow, withGuessedTimes } from '#data/local/stored-row.ts';
import { createdRow } from '#data/local/document-state.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Conflict, OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { RemoteDatabase, RemoteTransaction, RemoteWrite } from '#sync/ports.ts';
import { decide, type Decision } from './conflict.ts';

/** What the server did with an entry. Everything else is a RemoteError. */
export type PushOutcome =
  /** `row`: what the server has now; null where it was erased since, or may no longer be read. */
  | { kind: 'applied'; row: StoredRow | null }
  | { kind: 'conflict'; row: StoredRow; conflict: Conflict }
  | { kind: 'not_found' };

/**
 * Documents whose id can say which they are: two devices may both create them, and the second then edits. A task
 * made of a request bears the request's id.
 */
const NAMED_DOCUMENTS: readonly EntityName[] = [
  'tasks',
  'thread_reads',
  'thread_staff',
  'preferences',
  'obligation_rules',
  'month_overrides',
  'selic_rates',
];

/**
 * Of a client, a rule and a month there is one obligation: its id is made of them, and who makes the month again makes none.
 * Nor does a person say a second time, from another device, what was done with a slip. What a client is asked for of a month
 * has such an id too, and each document of it: two who ask many at once ask nobody twice.
 */
const isMadeOnce = ({ entity, kind, patch }: OutboxEntry) =>
  kind === 'create' &&
  (MADE_ONCE.includes(entity) || (entity === 'obligations' && typeof patch['rule_key'] === 'string'));

const MADE_ONCE: readonly EntityName[] = ['slip_events', 'document_requests', 'request_items'];

/** Races that are run again here; more in a row are no race. */
const MOST_RACES = 5;

/**
 * One operation as one commit: applied exactly once, however often this is called. `now` stands in for the
 * server's times until the row comes back. `epoch`: the one this device works in; in another nothing is written, as if the
 * server were not there. undefined where nothing of the device is compared with the answer.
 */
export async function pushEntry(
  database: RemoteDatabase,
  entry: OutboxEntry,
  now: Instant,
  epoch?: string | null,
): Promise<PushOutcome> {
  for (let race = 1; ; race += 1) {
    let seenRev = 0;
    try {
      return await database.runTransaction((tx) =>
        inEpoch(tx, epoch, () => pushInTransaction(tx, entry, now, (row) => (seenRev = row?.rev ?? 0))),
      );
    } catch (error) {
      if (race >= MOST_RACES || !isDenied(error)) throw error;
      if (!(await wasRace(database, entry, seenRev))) throw error;
    }
  }
}

/** What is refused while the firm is closed says nothing about the entry: the epoch is looked at first. */
async function inEpoch<T>(
  tx: RemoteTransaction,
  epoch: string | null | undefined,
  act: () => Promise<T>,
): Promise<T> {
  const acting = act();
  // Looked at below, unless the epoch has the word.
  acting.catch(() => undefined);
  if (epoch !== undefined && (await tx.readEpoch()) !== epoch) throw new RemoteError('unavailable');
  return acting;
}

/**
 * The rules see the row as it is, not as it was read: one who lost a race for it is refused like an intruder,
 * and so is the second of two tabs that send the same operation.
 */
function wasRace(database: RemoteDatabase, entry: OutboxEntry, seenRev: number): Promise<boolean> {
  return database.runTransaction(async (tx) => {
    const [receipt, target] = await Promise.all([tx.readReceipt(entry.op_id), readTarget(tx, entry)]);
    return receipt !== null || (target.kind === 'read' && (target.row?.rev ?? 0) !== seenRev);
  });
}

const isDenied = (error: unknown): error is RemoteError =>
  error instanceof RemoteError && error.kind === 'permission_denied';

async function pushInTransaction(
  tx: RemoteTransaction,
  entry: OutboxEntry,
  now: Instant,
  see: (row: StoredRow | null) => void,
): Promise<PushOutcome> {
  const [receipt, target] = await Promise.all([tx.readReceipt(entry.op_id), readTarget(tx, entry)]);
  if (receipt !== null) return { kind: 'applied', row: await rowAfter(tx, entry, target) };
  // Hidden, and not by an operation of ours: the refusal holds.
  if (target.kind === 'hidden') throw target.error;
  const { row } = target;
  see(row);
  if (row === null) return entry.kind === 'create' ? create(tx, entry, now) : { kind: 'not_found' };
  // Whatever is there wins, a removal too: somebody has worked on it since, or does not want it.
  if (isMadeOnce(entry)) return { kind: 'applied', row };

  const decision = decide(asEdit(entry), row);
  switch (decision.kind) {
    case 'nothing':
      return { kind: 'applied', row };
    case 'ask':
      return { kind: 'conflict', row, conflict: conflictOf(entry, row, decision, now) };
    case 'write':
      return { kind: 'applied', row: change(tx, entry, row, decision.fields, now) };
  }
}

type Target = { kind: 'read'; row: StoredRow | null } | { kind: 'hidden'; error: RemoteError };

/** A client user may not read a row that is not there: of a create, the receipt alone tells. */
async function readTarget(tx: RemoteTransaction, entry: OutboxEntry): Promise<Target> {
  const isReadable = entry.kind !== 'create' || NAMED_DOCUMENTS.includes(entry.entity) || isMadeOnce(entry);
  return isReadable ? readUnlessHidden(tx, entry) : { kind: 'read', row: null };
}

async function readUnlessHidden(tx: RemoteTransaction, entry: OutboxEntry) {
  try {
    return { kind: 'read', row: await tx.readRow(entry.entity, entry.doc_id) } as const;
  } catch (error) {
    if (!isDenied(error)) throw error;
    return { kind: 'hidden', error } as const;
  }
}

/** Applied before, and the answer was lost: the row as it is now, which may no longer be ours to see. */
async function rowAfter(
  tx: RemoteTransaction,
  entry: OutboxEntry,
  target: Target,
): Promise<StoredRow | null> {
  const isRead = target.kind === 'read' && target.row !== null;
  const now = isRead || target.kind === 'hidden' ? target : await readUnlessHidden(tx, entry);
  return now.kind === 'read' ? now.row : null;
}

/** The create of a document that another device made first says the same as an edit of it. */
function asEdit(entry: OutboxEntry): OutboxEntry {
  return entry.kind === 'create' ? { ...entry, kind: 'patch' } : entry;
}

function create(tx: RemoteTransaction, entry: OutboxEntry, now: Instant): PushOutcome {
  // A receipt names every field but the revision stamps.
  const changed = [...Object.keys(entry.patch), 'tenant_id', 'created_at', 'created_by', 'deleted_at'];
  tx.write({ ...writeOf(entry), kind: 'create', rev: 1, fields: entry.patch, changed });
  const row = { ...createdRow(entry), created_at: now, rev: 1 };
  return { kind: 'applied', row: stamped(row, entry, entry.patch, now) };
}

/** Writes what differs, and returns the row as it will be, device time in place of the server's. */
function change(
  tx: RemoteTransaction,
  entry: OutboxEntry,
  row: StoredRow,
  decided: Record<string, unknown>,
  now: Instant,
): StoredRow {
  const isRemoval = entry.kind === 'remove';
  const fields = isRemoval ? emptied(entry.entity, row) : decided;
  const rev = row.rev + 1;
  tx.write({
    ...writeOf(entry, row),
    kind: isRemoval ? 'remove' : 'patch',
    rev,
    fields,
    changed: isRemoval ? [...Object.keys(fields), 'deleted_at'] : Object.keys(fields),
  });
  const next = { ...row, ...fields, rev, deleted_at: isRemoval ? now : null };
  return stamped(next, entry, fields, now);
}

/** Content that the tombstone of an erased collection must no longer hold; whose row it was stays. */
function emptied(entity: EntityName, row: StoredRow): Record<string, unknown> {
  if (!ERASED_COLLECTIONS.some((erased) => erased === entity)) return {};
  const content = Object.keys(contentOf(entity, row)).filter(
    (field) => field !== 'client_id' && !sameValue(row[field], null),
  );
  return Object.fromEntries(content.map((field) => [field, null]));
}

function writeOf(
  entry: OutboxEntry,
  row: Readonly<Record<string, unknown>> = entry.patch,
): Omit<RemoteWrite, 'kind' | 'rev' | 'fields' | 'changed'> {
  return {
    op_id: entry.op_id,
    uid: entry.uid,
    tenant_id: entry.tenant_id,
    entity: entry.entity,
    doc_id: entry.doc_id,
    server_times: SERVER_TIME_FIELDS[entry.entity] ?? [],
    client_id: receiptClientId(row),
    done_at: entry.written_at,
  };
}

function stamped(
  row: StoredRow,
  entry: OutboxEntry,
  written: Record<string, unknown>,
  now: Instant,
): StoredRow {
  const times = (SERVER_TIME_FIELDS[entry.entity] ?? []).filter((field) => (written[field] ?? null) !== null);
  return withGuessedTimes({
    ...row,
    ...Object.fromEntries(times.map((field) => [field, now])),
    updated_at: now,
    updated_by: entry.uid,
    last_op: entry.op_id,
  });
}

function conflictOf(
  entry: OutboxEntry,
  row: StoredRow,
  decision: Extract<Decision, { kind: 'ask' }>,
  now: Instant,
): Conflict {
  return {
    op_id: entry.op_id,
    entity: entry.entity,
    doc_id: entry.doc_id,
    fields: decision.fields,
    mine: decision.mine,
    theirs: decision.theirs,
    base: decision.base,
    server_rev: row.deleted_at === null ? row.rev : null,
    found_at: now,
  };
}
