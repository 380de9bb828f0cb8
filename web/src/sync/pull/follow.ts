import type { Cursor } from '#data/outbox/outbox-entry.ts';
import { fetchNamed } from '#sync/window/named-rows.ts';
import { furthestOf, moveCursor, overlapStart, type Position, withinWindow } from './cursor.ts';
import type { Listening, LiveCompanies } from './live-companies.ts';
import type { Pull } from './pull.ts';
import { startStopwatch } from './server-clock.ts';
import { storeRows } from './store-rows.ts';

/** What was read a moment ago is not read again because the page came to the front once more. */
const SHORTEST_REST_MS = 60_000;

/** Whether the next listener can take up from the stamps of this one without pages between. */
export async function followOrRest(pull: Pull, live: LiveCompanies): Promise<boolean> {
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
