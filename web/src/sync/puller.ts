import type { StoredRow } from '#data/database.ts';
import type { Cursor } from '#data/outbox-entry.ts';
import { applyRemote } from './apply.ts';
import { membershipAfterRefusal, type SessionContext } from './context.ts';
import { afterPage, afterSnapshot, overlapStart, planPull, type Position, startCursor } from './cursor.ts';
import type { PageQuery } from './ports.ts';
import { reportFailure } from './pusher.ts';
import { RemoteError } from './remote-error.ts';
import { pauseAfter, verdictOn } from './retry.ts';
import type { Scope } from './scopes.ts';

/** A pull that fails is tried again at least this often: unlike an operation it asks nothing of a person. */
const LONGEST_PULL_PAUSE_MS = 60_000;

type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Keeps one scope up to date until the line ends: pages to the present, then a listener, and so on. */
export async function runPuller(
  context: SessionContext,
  scope: Scope,
  line: AbortSignal,
  gate: Gate,
): Promise<void> {
  let failures = 0;
  while (!line.aborted) {
    try {
      await gate(() => catchUp(context, scope, line));
      failures = 0;
      await follow(context, scope, line);
      continue;
    } catch (error) {
      if (line.aborted) return;
      if (!(error instanceof RemoteError)) return context.fail(error);
      reportFailure(context, error.kind);
      // A refused query is a suspicion: should the membership have changed, this line ends.
      if (error.kind === 'permission_denied') await membershipAfterRefusal(context);
    }
    failures += 1;
    const pause = Math.min(pauseAfter(failures, context.ports.random()), LONGEST_PULL_PAUSE_MS);
    await context.pauses.pause(pause, line);
  }
}

async function catchUp(context: SessionContext, scope: Scope, line: AbortSignal): Promise<void> {
  const { store } = context.ports;
  const { overlap_ms } = context.settings;
  const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
  const plan = planPull(cursor, overlap_ms);
  switch (plan.kind) {
    case 'bootstrap':
      return readPages(context, scope, line, { from: null, startsRun: true });
    case 'catch_up':
      return readPages(context, scope, line, { from: plan.from, startsRun: true });
    case 'continue': {
      await readPages(context, scope, line, { from: plan.from, startsRun: false });
      const paged = await store.transaction([], (tx) => tx.cursor(scope.key));
      const from = paged === null ? null : overlapStart(paged, overlap_ms);
      return readPages(context, scope, line, { from, startsRun: true });
    }
  }
}

/** Pages up to the present. `startsRun`: what it has read by its end is safe as of its beginning. */
async function readPages(
  context: SessionContext,
  scope: Scope,
  line: AbortSignal,
  { from, startsRun }: { from: Position | null; startsRun: boolean },
): Promise<void> {
  const { clock } = context.ports;
  const limit = context.settings.page_rows;
  const began = clock.monotonic();
  let after = from;
  for (let isLast = false; !isLast && !line.aborted;) {
    const rows = await readPatiently(context, line, { scope, after, limit });
    context.report({ kind: 'exchanged', at: clock.now() });
    after = positionOf(rows) ?? after;
    isLast = rows.length < limit;
    const elapsed = startsRun ? clock.monotonic() - began : null;
    const isBootstrapped = isLast && startsRun;
    await applyRows(context, scope, line, rows, (cursor) => ({
      ...afterPage(cursor, positionOf(rows), elapsed),
      bootstrapped: cursor.bootstrapped || isBootstrapped,
    }));
  }
}

/** On a bad line one page in a few fails: to begin the run again each time would be to never end it. */
const TRIES_PER_PAGE = 6;

async function readPatiently(
  context: SessionContext,
  line: AbortSignal,
  query: PageQuery,
): Promise<StoredRow[]> {
  const { database, random } = context.ports;
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.readPage(query);
    } catch (error) {
      const isPassing = error instanceof RemoteError && verdictOn(error.kind, tries).kind === 'retry';
      if (!isPassing || tries >= TRIES_PER_PAGE || line.aborted) throw error;
      await context.pauses.pause(pauseAfter(tries, random()), line);
    }
  }
}

/** Listens from where the pages ended; resolves when the listener should be set up anew. */
async function follow(context: SessionContext, scope: Scope, line: AbortSignal): Promise<void> {
  const { store, clock, database } = context.ports;
  const cursor = await store.transaction([], (tx) => tx.cursor(scope.key));
  if (cursor === null || line.aborted) return;
  const above = overlapStart(cursor, context.settings.overlap_ms).updated_at;
  await new Promise<void>((resolve, reject) => {
    let applied: Promise<void> = Promise.resolve();
    let seen = 0;
    let wasComplete = false;
    let furthest: Position | null = null;
    const stop = database.listen(
      { scope, above },
      {
        onRows(rows, complete) {
          furthest = rows.reduce(furthestOf, furthest);
          const reached = complete ? furthest : null;
          applied = applied.then(() =>
            applyRows(context, scope, line, rows, (current) => afterSnapshot(current, reached)),
          );
          applied.catch(end);
          if (complete) context.report({ kind: 'exchanged', at: clock.now() });
          else if (wasComplete) context.report({ kind: 'unreachable' });
          if (wasComplete) seen += rows.length;
          wasComplete ||= complete;
          if (seen > context.settings.reanchor_rows) end();
        },
        onError: end,
      },
    );
    const cancel = clock.after(context.settings.reanchor_ms, () => end());
    const onAbort = () => end();
    line.addEventListener('abort', onAbort, { once: true });
    function end(error?: unknown) {
      stop();
      cancel();
      line.removeEventListener('abort', onAbort);
      if (error === undefined) applied.then(resolve, reject);
      else reject(error);
    }
  });
}

/** Rows and cursor in one transaction: neither is ever ahead of the other. */
async function applyRows(
  context: SessionContext,
  scope: Scope,
  line: AbortSignal,
  rows: readonly StoredRow[],
  move: (cursor: Cursor) => Cursor,
): Promise<void> {
  await context.ports.store.transaction([scope.entity], async (tx) => {
    // What was read for a membership that ended meanwhile is not stored.
    if (line.aborted) return;
    const before = await tx.documents(
      scope.entity,
      rows.map((row) => row.id),
    );
    const changes = rows.flatMap((row, i) => {
      const state = before[i];
      const after = state === undefined ? undefined : applyRemote(state, row);
      return state === undefined || after === undefined || after === state ? [] : [{ before: state, after }];
    });
    await tx.save(changes);
    const cursor = await tx.cursor(scope.key);
    const moved = move(cursor ?? startCursor(scope.key));
    if (moved !== cursor) await tx.putCursor(moved);
  });
}

/** Pages come in the order (updated_at, id). */
function positionOf(rows: readonly StoredRow[]): Position | null {
  const last = rows.at(-1);
  return last === undefined ? null : { updated_at: last.updated_at, id: last.id };
}

/** Snapshots come in no order. */
const furthestOf = (furthest: Position | null, row: StoredRow): Position =>
  furthest === null || row.updated_at > furthest.updated_at
    ? { updated_at: row.updated_at, id: row.id }
    : furthest;
