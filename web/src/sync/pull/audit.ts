import { fromInstant, type Instant, toInstant } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { earlierBy } from '#sync/instants.ts';
import type { RangeSum } from '#sync/ports.ts';
import { coversClient, isInScope, openPart, partKey, type Scope } from '#sync/scopes.ts';
import { fetchNamed } from '#sync/window/named-rows.ts';
import { eachServerRow, removedRevisions, settleReturned, settleUnseen } from './resync.ts';
import { storeRows } from './store-rows.ts';

// The audit by arithmetic: does this device have what the server has? Count and sum of revisions answer that for a
// scope at a read per thousand rows, whatever was missed and for whatever reason. Over server versions: what a person
// has written and not sent is no part of it.

/** Both sides are compared this often, with everything read up to the present in between, before anything is looked for. */
const COMPARISONS = 3;
/** An unexplained difference is looked for again after this, not only a day later. */
const SOON_MS = 60 * 60_000;
/** Below this a range is read, whatever it holds. */
const SHORTEST_MS = 1;

type Range = { from: Instant | null; before: Instant | null };
/**
 * What one sum at the server counts: a whole scope, or of one with a window its rows from there on, and apart from them
 * those of before that are open. No row is in both, so that what is alike in each is alike in all.
 */
type Part = { scope: Scope; range: Range };
type Audit = {
  context: LeadershipContext;
  scope: Scope;
  parts: readonly Part[];
  connection: AbortSignal;
  /** ms: what was there when it began is older. Fixed, so that halving comes to an end whatever the clocks say. */
  until: number;
  reads: number;
  repaired: number;
  differing: number;
};

/** Audits a scope whose time has come. `catchUp` reads it up to the present. */
export async function auditIfDue(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  catchUp: () => Promise<void>,
): Promise<void> {
  const { store, clock } = context.ports;
  const { audit_every_ms } = context.settings;
  const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
  const { audited_at } = cursor ?? {};
  // A device clock that was set back must not put it off for ever.
  const isDue = audited_at === undefined || Math.abs(clock.now() - audited_at) >= audit_every_ms;
  if (connection.aborted || cursor?.bootstrapped !== true || !isDue) return;
  const until = Math.max(clock.now(), timeOf(context.server.now()));
  const parts = partsOf(scope, cursor.since);
  const audit: Audit = { context, scope, parts, connection, until, reads: 0, repaired: 0, differing: 0 };
  const isAlike = (await compare(audit, catchUp)) || (await narrowAll(audit));
  if (connection.aborted) return;
  const result =
    audit.differing > 0
      ? 'server_has_less'
      : audit.repaired > 0
        ? 'repaired'
        : isAlike
          ? 'alike'
          : 'undecided';
  const next = result === 'undecided' ? Math.min(SOON_MS, audit_every_ms) : audit_every_ms;
  const at = clock.now() - (audit_every_ms - next);
  await store.transaction([], async (tx) => {
    const now = await tx.cursor(scope.key);
    if (now !== null && !connection.aborted) await tx.putCursor({ ...now, audited_at: at });
  });
  context.events.add({ kind: 'audit', scope: scope.entity, result, reads: audit.reads });
}

const ALL: Range = { from: null, before: null };

function partsOf(scope: Scope, since: Instant | undefined): Part[] {
  if (scope.window === undefined || since === undefined) return [{ scope, range: ALL }];
  const open = openPart(scope);
  const recent = { scope, range: { from: since, before: null } };
  return open === null ? [recent] : [recent, { scope: open, range: { from: null, before: since } }];
}

const isInPart = ({ scope, range: { from, before } }: Part, row: StoredRow): boolean =>
  row.updated_at >= (from ?? '') &&
  (before === null || row.updated_at < before) &&
  isInScope(scope, row) &&
  coversClient(scope, row);

/** Whether both sides agree, at once or after everything was read up to the present. */
async function compare(audit: Audit, catchUp: () => Promise<void>): Promise<boolean> {
  for (let comparison = 1; comparison <= COMPARISONS && !audit.connection.aborted; comparison += 1) {
    if (comparison > 1) await catchUp();
    const sums = new Map(audit.parts.map((part) => [part, { count: 0, rev_sum: 0 }]));
    await eachHeld(audit, ({ rev }, part) => {
      const ours = sums.get(part);
      if (ours === undefined) return;
      ours.count += 1;
      ours.rev_sum += rev;
    });
    let isAlike = true;
    for (const [part, ours] of sums) isAlike &&= isSame(ours, await serverSum(audit, part, part.range));
    if (isAlike) return true;
  }
  return false;
}

async function narrowAll(audit: Audit): Promise<boolean> {
  const held = await localRows(audit);
  let isAlike = true;
  for (const part of audit.parts)
    isAlike = (await narrow(audit, part, part.range, held.get(part) ?? [])) && isAlike;
  return isAlike;
}

/** Halves a range until what differs is few enough to be read. Resolves to whether both sides agree after all. */
async function narrow(audit: Audit, part: Part, range: Range, ours: readonly LocalRow[]): Promise<boolean> {
  if (audit.connection.aborted) return false;
  const theirs = await serverSum(audit, part, range);
  if (isSame(sumOf(ours), theirs)) return true;
  const most = audit.context.settings.audit_leaf_rows;
  const middle = theirs.count <= most && ours.length <= most ? null : middleOf(audit, range, ours);
  if (middle === null) {
    await readRange(audit, part, range, ours);
    return false;
  }
  const isOlder = ({ updated_at }: LocalRow) => updated_at < middle;
  const older = await narrow(audit, part, { from: range.from, before: middle }, ours.filter(isOlder));
  const newer = await narrow(
    audit,
    part,
    { from: middle, before: range.before },
    ours.filter((row) => !isOlder(row)),
  );
  return older && newer;
}

/** Where both halves hold about as many of our rows, or else of the time; null where there is nothing to halve. */
function middleOf({ until }: Audit, { from, before }: Range, ours: readonly LocalRow[]): Instant | null {
  const median = ours[Math.floor(ours.length / 2)]?.updated_at;
  if (median !== undefined && median > (from ?? '') && median !== ours[0]?.updated_at) return median;
  const start = fromInstant(from ?? FIRST_ROWS).getTime();
  const end = before === null ? until : fromInstant(before).getTime();
  if (end - start <= SHORTEST_MS) return null;
  const middle = earlierBy(before ?? toInstant(new Date(end)), Math.ceil((end - start) / 2));
  return middle > (from ?? '') ? middle : null;
}

const timeOf = (instant: Instant | null): number => (instant === null ? 0 : fromInstant(instant).getTime());

/** Before any firm had a row. */
const FIRST_ROWS: Instant = '2020-01-01T00:00:00.000000000Z';

/** Stores what the server has of a range, and asks for what it did not tell of. */
async function readRange(
  audit: Audit,
  { scope: queried }: Part,
  { from, before }: Range,
  ours: readonly LocalRow[],
): Promise<void> {
  const { context, scope, connection } = audit;
  const { database } = context.ports;
  const limit = context.settings.page_rows;
  const told = new Map<string, number>();
  const removed = await removedRevisions(context, scope);
  let after = from === null ? null : { updated_at: from, id: '' };
  for (let isLast = false; !isLast && !connection.aborted;) {
    const page = await database.readPage({
      scope: queried,
      after,
      limit,
      ...(before === null ? {} : { before }),
    });
    audit.reads += costOf(page.rows.length + page.unreadable.length, 1);
    audit.differing += await settleReturned(context, scope, connection, page.rows, removed);
    await fetchNamed(context, scope, connection, page.rows);
    audit.repaired += await storeRows(context, queried, connection, page, (cursor) => cursor);
    for (const { id, rev } of page.rows) told.set(id, rev);
    after = page.next;
    isLast = page.next === null;
  }
  const unseen = ours.flatMap(({ id, rev }) =>
    id !== null && (told.get(id) ?? 0) < rev ? [{ id, rev }] : [],
  );
  const found = await settleUnseen(context, scope, connection, unseen, 'knows_removals');
  audit.reads += unseen.length;
  audit.repaired += found.repaired;
  audit.differing += found.differing;
}

/** A row as the arithmetic sees it. */
type LocalRow = {
  updated_at: Instant;
  rev: number;
  /** null for what is known of the server and cannot be repaired: set aside, or a difference already. */
  id: string | null;
};

/** What this device holds of the server in each part, oldest first. */
async function localRows(audit: Audit): Promise<Map<Part, LocalRow[]>> {
  const rows = new Map(audit.parts.map((part): [Part, LocalRow[]] => [part, []]));
  await eachHeld(audit, (row, part) => rows.get(part)?.push(row));
  for (const ofPart of rows.values()) ofPart.sort((a, b) => (a.updated_at < b.updated_at ? -1 : 1));
  return rows;
}

/** Rows set aside count as the server counts them, differences as what the server had when they were found. */
async function eachHeld(
  { context, scope, parts }: Audit,
  visitIn: (row: LocalRow, part: Part) => void,
): Promise<void> {
  const { differences, quarantined } = await context.ports.store.transaction([], async (tx) => ({
    differences: await tx.differences(scope.entity),
    quarantined: await tx.quarantined(scope.entity),
  }));
  const visit = (row: StoredRow, id: string | null) => {
    const part = parts.find((one) => isInPart(one, row));
    if (part !== undefined) visitIn({ updated_at: row.updated_at, rev: row.rev, id }, part);
  };
  for (const { updated_at, rev, is_counted, scope: key } of quarantined) {
    const part = parts.find((one) => partKey(one.scope) === key && updated_at >= (one.range.from ?? ''));
    if (is_counted && part !== undefined) visitIn({ updated_at, rev, id: null }, part);
  }
  const differing = new Map(differences.map((difference) => [difference.doc_id, difference]));
  for (const { ours, theirs } of differences)
    if (ours.deleted_at !== null && theirs?.deleted_at === null) visit(theirs, null);
  await eachServerRow(context, scope, (row) => {
    const difference = differing.get(row.id);
    if (difference === undefined) return visit(row, row.id);
    // Visited above.
    if (difference.ours.deleted_at !== null) return;
    const { theirs } = difference;
    if (theirs?.deleted_at === null) visit(theirs, null);
  });
}

async function serverSum(audit: Audit, { scope }: Part, { from, before }: Range): Promise<RangeSum> {
  const sum = await audit.context.ports.database.sumRange({ scope, from, before });
  audit.reads += costOf(sum.count, 1_000);
  return sum;
}

/** By the price list: a read per document of a query, or per thousand index entries of a sum; at least one. */
const costOf = (count: number, perRead: number): number => Math.max(1, Math.ceil(count / perRead));

const sumOf = (rows: readonly LocalRow[]): RangeSum => ({
  count: rows.length,
  rev_sum: rows.reduce((sum, { rev }) => sum + rev, 0),
});

const isSame = (a: RangeSum, b: RangeSum): boolean => a.count === b.count && a.rev_sum === b.rev_sum;
