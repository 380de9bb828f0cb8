import { RemoteError } from '#sync/failure/remote-error.ts';
import { pauseAfter, verdictOn } from '#sync/failure/retry.ts';
import type { Page, PageQuery } from '#sync/ports.ts';
import { fetchNamed } from '#sync/window/named-rows.ts';
import { furthestOf, moveCursor, type Position, safeAfterPage, withinWindow } from './cursor.ts';
import type { Pull } from './pull.ts';
import { startStopwatch } from './server-clock.ts';
import { storeRows } from './store-rows.ts';

/** Pages up to the present. `startsRun`: what it has read by its end is safe as of its beginning. */
export async function readPages(
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

export async function readPatiently({ context, connection }: Pull, query: PageQuery): Promise<Page> {
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

/** Pages come in the order (updated_at, id); what could not be read counts too. */
function positionOf({ rows, unreadable }: Page): Position | null {
  return [...rows, ...unreadable].reduce<Position | null>(furthestOf, null);
}
