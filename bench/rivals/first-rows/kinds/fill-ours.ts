import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { storeRows } from '#sync/pull/store-rows.ts';

/** As many rows as the engine asks for in one page. */
const PAGE = 500;

/** What the engine does with each page of a pull. */
export async function fillOurs(db: PortalDatabase, rows: readonly StoredRow[]): Promise<void> {
  const connection = new AbortController().signal;
  // What storing a page asks of its context, which is much more than that.
  const context = {
    epoch: { whenOpen: () => Promise.resolve(), id: null },
    server: { saw: () => undefined },
    ports: { store: createDexieStore(db), clock: { now: Date.now } },
    report: () => undefined,
    events: { add: () => undefined },
  } as unknown as LeadershipContext;
  const scope = { key: 'documents', entity: 'documents' as const, filter: null };
  for (let start = 0; start < rows.length; start += PAGE) {
    const page = rows.slice(start, start + PAGE);
    const { updated_at, id } = page.at(-1) ?? { updated_at: '', id: '' };
    await storeRows(context, scope, connection, { rows: page, unreadable: [] }, (cursor) => ({
      ...cursor,
      updated_at,
      id,
    }));
  }
}
