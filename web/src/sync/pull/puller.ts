import { toInstant } from '@portal/domain';
import type { LimitFunction } from 'p-limit';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import { membershipAfterRefusal, type LeadershipContext } from '#sync/context.ts';
import { reportFailure } from '#sync/failure/failure.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { pauseAfter, verdictOn } from '#sync/failure/retry.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import { easeStore } from '#sync/failure/store-trouble.ts';
import { earlierBy, laterOf } from '#sync/instants.ts';
import type { Page, PageQuery } from '#sync/ports.ts';
import type { Scope } from '#sync/scopes.ts';
import { fetchNamed } from '#sync/window/named-rows.ts';
import { moveWindow } from '#sync/window/move-window.ts';
import { readBeforeWindow, type Reading } from '#sync/window/open-window.ts';
import { agreeOnClients } from '#sync/window/joining-clients.ts';
import { auditIfDue } from './audit.ts';
import {
  isAwayTooLong,
  moveCursor,
  overlapStart,
  planPull,
  type Position,
  resyncCursor,
  safeAfterPage,
  withinWindow,
} from './cursor.ts';
import type { Listening, LiveCompanies } from './live-companies.ts';
import { compareRestored } from './restored.ts';
import { dropGone } from './resync.ts';
import { startStopwatch } from './server-clock.ts';
import { storeRows } from './store-rows.ts';

/** A pull that fails is tried again at least this often: unlike an operation it asks nothing of a person. */
const LONGEST_PULL_PAUSE_MS = 60_000;

/** One scope while its connection lasts. */
type Pull = {
  context: LeadershipContext;
  scope: Scope;
  connection: AbortSignal;
  /** While all is read again after a long absence: the ids that came. */
  seen: Set<string> | null;
  /** The last listener brought little and its server was heard to the end: the next one begins where it stopped. */
  isFollowing: boolean;
  /** Whether this connection has read pages yet, or left what is new since a moment ago to the listener. */
  pages: 'first' | 'left' | 'read';
  /** Read now and then, for want of a listener: that nothing was new is no news for the log. */
  isResting: boolean;
};

/** What the pulls of one connection share: how many page and audit at once, and which companies have listeners. */
export type PullLimits = { pull: LimitFunction; audit: LimitFunction; live: LiveCompanies };

/**
 * Keeps one scope up to date until the connection ends: pages to the present, then a listener, and so on. Without a
 * listener, pages again after a while.
 */
export async function runPuller(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  limits: PullLimits,
): Promise<void> {
  const pull: Pull = {
    ...{ context, scope, connection, seen: null },
    ...{ isFollowing: false, pages: 'first', isResting: false },
  };
  for (let failures = 0; !connection.aborted;) {
    try {
      if (!pull.isFollowing) await limits.pull(() => catchUp(pull));
      auditAside(pull, limits.audit);
      failures = 0;
      pull.isFollowing = await followOrRest(pull, limits.live);
    } catch (error) {
      if (connection.aborted) return;
      pull.isFollowing = false;
      await tellFailure(pull, error);
      failures += 1;
      const pause = pauseAfter(failures, context.ports.random(), LONGEST_PULL_PAUSE_MS);
      await context.pauses.pause(pause, connection);
    }
  }
}

/**
 * Beside the listener, one scope at a time, and never while its window moves. What fails is due again when the listener is
 * set up anew.
 */
function auditAside(pull: Pull, limit: LimitFunction): void {
  const { context, scope, connection } = pull;
  limit(async () => {
    await moveWindow(context, scope, connection);
    await auditIfDue(context, scope, connection, () => catchUp(pull));
  })
    .catch((error: unknown) => (connection.aborted ? undefined : tellFailure(pull, error)))
    .catch(context.fail);
}

/** Sending goes on whatever happens here. Throws what is neither the server's nor the database's failure. */
async function tellFailure({ context, scope }: Pull, error: unknown): Promise<void> {
  if (!(error instanceof StoreError || error instanceof RemoteError)) throw error;
  context.events.add({ kind: 'pull_failed', scope: scope.entity, error: error.kind });
  if (error instanceof StoreError) return easeStore(context, error);
  reportFailure(context, error.kind);
  // A refused query is a suspicion: should the membership have changed, this connection ends.
  if (error.kind === 'permission_denied') await membershipAfterRefusal(context);
}

async function catchUp(pull: Pull): Promise<void> {
  const { context, scope } = pull;
  const { store } = context.ports;
  const { overlap_ms } = context.settings;
  const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
  if (cursor?.restored_to !== undefined)
    await compareRestored(context, scope, pull.connection, cursor.restored_to);
  if (pull.connection.aborted) return;
  // Compared just now; or by another tab, in a browser without locks.
  if (context.restored.delete(scope.key)) context.work.pushes.wake();
  if (await beginResync(pull, cursor)) return readAllAgain(pull);
  const agreed = await agreeOnClients(readingOf(pull), cursor);
  await readOpen(pull);
  const plan = planPull(agreed, overlap_ms);
  switch (plan.kind) {
    case 'bootstrap':
      return readPages(pull, { from: null, startsRun: true });
    case 'catch_up':
      if (pull.pages === 'first' && wasHereJustNow(pull, plan.from)) return void (pull.pages = 'left');
      return readPages(pull, { from: plan.from, startsRun: true });
    case 'continue': {
      await readPages(pull, { from: plan.from, startsRun: false });
      const paged = await store.transaction([], (tx) => tx.cursor(scope.key));
      const from = paged === null ? null : overlapStart(paged, overlap_ms);
      return readPages(pull, { from, startsRun: true });
    }
  }
}

/**
 * Whether so little can be new that a listener tells all of it: a page without a row is a read as well, and a device that comes
 * back has some two dozen of them. Only at first: where the listener fails, pages are read.
 */
function wasHereJustNow({ context }: Pull, from: Position): boolean {
  const here = toInstant(new Date(context.ports.clock.now()));
  const now = laterOf(here, context.server.now() ?? here);
  return earlierBy(now, context.settings.just_now_ms) <= from.updated_at;
}

/** Whether all must be read again. One that was interrupted begins anew: what came before is not known any more. */
async function beginResync(pull: Pull, cursor: Parameters<typeof isAwayTooLong>[0] | null): Promise<boolean> {
  const { context, scope, connection } = pull;
  if (cursor === null) return false;
  const now = context.ports.clock.now();
  const awayMs = context.settings.away_ms;
  const isDue =
    cursor.is_resync === true || isAwayTooLong(cursor, { now, serverNow: context.server.now(), awayMs });
  if (!isDue) return false;
  if (pull.seen === null) {
    pull.seen = new Set();
    await context.ports.store.transaction([], async (tx) => {
      const current = await tx.cursor(scope.key);
      // The scope may have been purged since: its cursor would stay behind.
      if (current !== null && !connection.aborted) await tx.putCursor(resyncCursor(current, now));
    });
    context.events.add({ kind: 'resync', scope: scope.entity });
  }
  return true;
}

const readingOf = (pull: Pull): Reading => ({
  ...pull,
  readPage: (query) => readPatiently(pull, query),
  saw: (ids) => ids.forEach((id) => pull.seen?.add(id)),
});

const readOpen = (pull: Pull): Promise<void> => readBeforeWindow(readingOf(pull));

async function readAllAgain(pull: Pull): Promise<void> {
  const { context, scope, connection } = pull;
  const { store } = context.ports;
  context.resyncing.add(scope);
  try {
    await readOpen(pull);
    const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
    const from =
      cursor === null || cursor.id === '' ? null : { updated_at: cursor.updated_at, id: cursor.id };
    await readPages(pull, { from, startsRun: true });
    if (connection.aborted) return;
    await dropGone(context, scope, connection, pull.seen ?? new Set());
    pull.seen = null;
  } finally {
    // Also where it failed: sending waits for a reading that is under way, never for one that may not end.
    context.resyncing.delete(scope);
    context.work.pushes.wake();
  }
}

/** Pages up to the present. `startsRun`: what it has read by its end is safe as of its beginning. */
async function readPages(
  pull: Pull,
  { from, startsRun }: { from: Position | null; startsRun: boolean },
): Promise<void> {
  const { context, scope, connection } = pull;
  const { clock } = context.ports;
  pull.pages = 'read';
  const runMs = startStopwatch(clock);
  const began = context.server.now();
  const cursor = await context.ports.store.transaction([], (tx) => tx.cursor(scope.key));
  let count = 0;
  for (let after = withinWindow(cursor, from), isLast = false; !isLast && !connection.aborted;) {
    const page = await readPatiently(pull, { scope, after, limit: context.settings.page_rows });
    context.report({ kind: 'exchanged', at: clock.now() });
    for (const { id } of page.rows) pull.seen?.add(id);
    await fetchNamed(context, scope, connection, page.rows);
    const last = page.next ?? positionOf(page);
    const isEnd = page.next === null;
    await storeRows(context, scope, connection, page, (cursor) => {
      const moved = moveCursor(cursor, last, startsRun ? safeAfterPage(last, runMs()) : null);
      if (!isEnd || !startsRun) return moved;
      // The sweep after a resync comes before the mark that ends it.
      return { ...moveCursor(moved, null, began), bootstrapped: pull.seen === null };
    });
    count += page.rows.length;
    after = page.next;
    isLast = isEnd;
  }
  if (pull.isResting && count === 0) return;
  context.events.add({ kind: 'caught_up', scope: scope.entity, rows: count, is_first: from === null });
}

/** On a bad connection one page in a few fails: to begin the run again each time would be to never end it. */
const TRIES_PER_PAGE = 6;

async function readPatiently({ context, connection }: Pull, query: PageQuery): Promise<Page> {
  const { database, random } = context.ports;
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.readPage(query);
    } catch (error) {
      const isPassing = error instanceof RemoteError && verdictOn(error.kind, tries).kind === 'retry';
      if (!isPassing || tries >= TRIES_PER_PAGE || connection.aborted) throw error;
      await context.pauses.pause(pauseAfter(tries, random()), connection);
    }
  }
}

/** What was read a moment ago is not read again because the page came to the front once more. */
const SHORTEST_REST_MS = 60_000;

/** Whether the next listener can take up from the stamps of this one without pages between. */
async function followOrRest(pull: Pull, live: LiveCompanies): Promise<boolean> {
  const { context, scope, connection } = pull;
  const cursor = await context.ports.store.transaction([], (tx) => tx.cursor(scope.key));
  if (cursor === null || connection.aborted) return false;
  const listening = live.listenTo(scope, cursor.updated_at, connection);
  pull.isResting = listening === null;
  if (listening === null) {
    // What was left to a listener is read first.
    if (pull.pages !== 'left') await rest(pull);
    pull.pages = 'read';
    return false;
  }
  return follow(pull, cursor, listening).finally(() => listening.stop());
}

/** Until it is time for pages again: after a while, when everything is tried again, or its company is opened. */
async function rest({ context, scope, connection }: Pull): Promise<void> {
  const restedMs = startStopwatch(context.ports.clock);
  const opening = context.opened.untilOpened(scope, connection);
  await context.pauses.pause(context.settings.rest_ms, opening.signal);
  while (restedMs() < SHORTEST_REST_MS && !opening.signal.aborted)
    await context.pauses.pause(SHORTEST_REST_MS - restedMs(), opening.signal);
  opening.abort();
}

/** Listens from where the pages ended; resolves when the listener should be set up anew, or is to end. */
async function follow(pull: Pull, cursor: Cursor, listening: Listening): Promise<boolean> {
  const { context, scope, connection } = pull;
  const { clock, database } = context.ports;
  const { overlap_ms, reanchor_ms, reanchor_rows } = context.settings;
  const start = overlapStart(cursor, overlap_ms);
  const above = (withinWindow(cursor, start) ?? start).updated_at;
  return new Promise<boolean>((resolve, reject) => {
    let stored: Promise<unknown> = Promise.resolve();
    let live = 0;
    let first = 0;
    let wasComplete = false;
    let isBurst = false;
    let furthest: Position | null = null;
    // The first complete answer is as of its request at least.
    let asked = context.server.now();
    let cancel = clock.after(reanchor_ms, () => end());
    const stop = database.listen(
      { scope, above },
      {
        onRows(rows, complete, unreadable) {
          furthest = rows.reduce(furthestOf, furthest);
          if (furthest !== null) listening.saw(furthest.updated_at);
          const safe = complete ? [furthest?.updated_at ?? null, asked] : [];
          const reached = complete ? furthest : null;
          if (complete) asked = null;
          stored = stored
            .then(() => fetchNamed(context, scope, connection, rows))
            .then(() =>
              storeRows(context, scope, connection, { rows, unreadable }, (current) =>
                safe.reduce((moved, at) => moveCursor(moved, null, at), moveCursor(current, reached, null)),
              ),
            );
          stored.catch(end);
          if (complete) context.report({ kind: 'exchanged', at: clock.now() });
          else if (wasComplete) context.report({ kind: 'unreachable' });
          if (wasComplete) live += rows.length;
          else first += rows.length;
          if (complete && !wasComplete && pull.pages === 'left') {
            pull.pages = 'read';
            context.events.add({ kind: 'caught_up', scope: scope.entity, rows: first, is_first: false });
          }
          wasComplete ||= complete;
          if (live <= reanchor_rows || isBurst) return;
          // A burst is let pass: while it lasts each new start would read all of it again.
          isBurst = true;
          cancel();
          cancel = clock.after(Math.min(overlap_ms, reanchor_ms), () => end());
        },
        onError: end,
      },
    );
    const onAbort = () => end();
    listening.ending.addEventListener('abort', onAbort, { once: true });
    function end(error?: unknown) {
      stop();
      cancel();
      listening.ending.removeEventListener('abort', onAbort);
      if (error === undefined) stored.then(() => resolve(wasComplete && live <= reanchor_rows), reject);
      else reject(error);
    }
  });
}

/** Pages come in the order (updated_at, id); what could not be read counts too. */
function positionOf({ rows, unreadable }: Page): Position | null {
  return [...rows, ...unreadable].reduce<Position | null>(furthestOf, null);
}

const furthestOf = (furthest: Position | null, row: { updated_at: string; id: string }): Position =>
  furthest === null ||
  row.updated_at > furthest.updated_at ||
  (row.updated_at === furthest.updated_at && row.id > furthest.id)
    ? { updated_at: row.updated_at, id: row.id }
    : furthest;
