import type { Instant } from '@portal/domain';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import type { Page, PageQuery } from '#sync/ports.ts';
import { isUntouched, startCursor } from '#sync/pull/cursor.ts';
import { storeRows } from '#sync/pull/store-rows.ts';
import { openPart, type Scope } from '#sync/scopes.ts';
import { fetchNamed } from './named-rows.ts';

type Reading = {
  context: LeadershipContext;
  scope: Scope;
  connection: AbortSignal;
  readPage(query: PageQuery): Promise<Page>;
  /** Called with the ids of each page. */
  saw(ids: readonly string[]): void;
};

/**
 * Before the pages of a scope with a window: where it begins is set for one that starts, and what is open and older is read,
 * without a cursor: interrupted, it begins anew.
 */
export async function readBeforeWindow(reading: Reading): Promise<void> {
  const { context, scope, connection } = reading;
  if (scope.window === undefined) return;
  const cursor = await beginWindow(context, scope, connection);
  if (cursor?.since === undefined || cursor.has_open === true) return;
  const part = openPart(scope);
  let after: Page['next'] = null;
  for (let isLast = part === null; part !== null && !isLast && !connection.aborted;) {
    const page: Page = await reading.readPage({
      scope: part,
      after,
      limit: context.settings.page_rows,
      before: cursor.since,
    });
    reading.saw(page.rows.map(({ id }) => id));
    await fetchNamed(context, scope, connection, page.rows);
    await storeRows(context, part, connection, page, (current) => current);
    after = page.next;
    isLast = page.next === null;
  }
  await changeCursor(context, scope, connection, (current) => ({ ...current, has_open: true }));
}

async function beginWindow(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
): Promise<Cursor | null> {
  const since = windowStart(context);
  return changeCursor(context, scope, connection, (cursor) =>
    isUntouched(cursor) && cursor.since === undefined && since !== null ? { ...cursor, since } : cursor,
  );
}

/** null as long as nobody knows the time at the server: then all is mirrored, and leaves when it is known. */
function windowStart({ server, settings }: LeadershipContext): Instant | null {
  const now = server.now();
  return now === null ? null : settings.window_start(now);
}

/** In one transaction; a cursor that was not there is begun where it changes. Resolves to what it is then. */
export function changeCursor(
  { ports }: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
  change: (cursor: Cursor) => Cursor,
): Promise<Cursor | null> {
  return ports.store.transaction([], async (tx) => {
    if (connection.aborted) return null;
    const cursor = (await tx.cursor(scope.key)) ?? startCursor(scope.key);
    const changed = change(cursor);
    if (changed !== cursor) await tx.putCursor(changed);
    return changed;
  });
}
