import { type CalendarDate, countItems, type ItemCounts, type Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

/** One line of what is asked, with the files that were sent for it, in the order in which they were tied to it. */
export type AskedItem = Row<'request_items'> & {
  /** Those that are on this device. */
  documents: readonly Row<'documents'>[];
};

/** What the firm asks a client for, with its lines in their order. */
export type Asked = Row<'document_requests'> & { items: readonly AskedItem[]; counts: ItemCounts };

/** What is asked of one client, the one that is due first before the others; none of nobody. */
export const asksOfClient = (clientId: string | null): LocalRead<Asked[]> => ({
  name: `asks of ${clientId}`,
  read: async (db) =>
    clientId === null
      ? []
      : withItems(
          db,
          (await db.document_requests.where('client_id').equals(clientId).toArray()).sort(byDate),
        ),
});

/** A request is the client's to answer as long as it is open. */
export const isAnswerable = ({ status }: Pick<Row<'document_requests'>, 'status'>): boolean =>
  status === 'open';

async function withItems(
  db: PortalDatabase,
  requests: readonly Row<'document_requests'>[],
): Promise<Asked[]> {
  const items = await db.request_items
    .where('request_id')
    .anyOf(requests.map(({ id }) => id))
    .toArray();
  const documents = await rowsById(
    db.documents,
    items.flatMap(({ document_ids }) => document_ids),
  );
  const shown = items.sort(byPosition).map((item) => ({
    ...item,
    documents: item.document_ids.flatMap((id) => documents.get(id) ?? []),
  }));
  return requests.map((request) => {
    const own = shown.filter(({ request_id }) => request_id === request.id);
    return { ...request, items: own, counts: countItems(own) };
  });
}

type Dated = { id: string; due_date: CalendarDate };
const byDate = (a: Dated, b: Dated) =>
  a.due_date < b.due_date || (a.due_date === b.due_date && a.id < b.id) ? -1 : 1;
/** Two that were made with one position stay in one order on every device. */
const byPosition = (a: Row<'request_items'>, b: Row<'request_items'>) =>
  a.position - b.position || (a.id < b.id ? -1 : 1);
