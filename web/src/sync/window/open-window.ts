import type { Instant } from '@portal/domain';
import { sameValue } from '#data/local/same-value.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import type { Page, PageQuery } from '#sync/ports.ts';
import { isUntouched, startCursor } from '#sync/pull/cursor.ts';
import { storeRows } from '#sync/pull/store-rows.ts';
import { openPart, type Scope } from '#sync/scopes.ts';
import { fetchNamed } from './named-rows.ts';

/** How the window of a scope is read. */
export type Reading = {
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
  await readOpenPart(reading, scope, cursor.since);
  await changeCursor(context, scope, connection, (current) => ({ ...current, has_open: true }));
}

/** What is open of a scope and older than `since`. */
export async function readOpenPart(reading: Reading, scope: Scope, since: Instant): Promise<void> {
  const part = openPart(scope);
  if (part !== null) await readAll(reading, { scope: part, after: null, before: since });
}

/** All pages of a question, stored without a cursor. */
export async function readAll(reading: Reading, query: Omit<PageQuery, 'limit'>): Promise<void> {
  const { context, scope, connection } = reading;
  let { after } = query;
  for (let isLast = false; !isLast && !connection.aborted;) {
    const page = await reading.readPage({ ...query, after, limit: context.settings.page_rows });
    reading.saw(page.rows.map(({ id }) => id));
    await fetchNamed(context, scope, connection, page.rows);
    await storeRows(context, query.scope, connection, page, (current) => current);
    after = page.next;
    isLast = page.next === null;
  }
}

async function beginWindow(
  context: LeadershipContext,
  scope: Scope,
  connection: AbortSignal,
): Promise<Cursor | null> {
  const since = windowStart(context);
  return changeCursor(context, scope, connection, (cursor) => {
    if (!isUntouched(cursor)) return cursor;
    const begun = cursor.since === undefined && since !== null ? { ...cursor, since } : cursor;
    return sameClients(cursor, scope) ? begun : forClients(begun, scope);
  });
}

/** Of whom nothing was read yet. */
function forClients(cursor: Cursor, { clients }: Scope): Cursor {
  const { has_open: _ofOthers, clients: _before, ...begun } = cursor;
  return clients === undefined ? begun : { ...begun, clients };
}

export const sameClients = (a: Pick<Scope, 'clients'>, b: Pick<Scope, 'clients'>): boolean =>
  sameValue(a.clients ?? null, b.clients ?? null);

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
