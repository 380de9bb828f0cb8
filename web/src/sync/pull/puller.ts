import { toInstant } from '@portal/domain';
import type { LimitFunction } from 'p-limit';
import { membershipAfterRefusal, type LeadershipContext } from '#sync/context.ts';
import { reportFailure } from '#sync/failure/failure.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { pauseAfter } from '#sync/failure/retry.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import { easeStore } from '#sync/failure/store-trouble.ts';
import { earlierBy, laterOf } from '#sync/instants.ts';
import type { Scope } from '#sync/scopes.ts';
import { moveWindow } from '#sync/window/move-window.ts';
import { readBeforeWindow, type Reading } from '#sync/window/open-window.ts';
import { agreeOnClients } from '#sync/window/joining-clients.ts';
import { auditIfDue } from './audit.ts';
import { isAwayTooLong, overlapStart, planPull, type Position, resyncCursor } from './cursor.ts';
import { followOrRest } from './follow.ts';
import type { LiveCompanies } from './live-companies.ts';
import type { Pull } from './pull.ts';
import { readPages, readPatiently } from './read-pages.ts';
import { compareRestored } from './restored.ts';
import { dropGone } from './resync.ts';

/** A pull that fails is tried again at least this often: unlike an operation it asks nothing of a person. */
const LONGEST_PULL_PAUSE_MS = 60_000;

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
