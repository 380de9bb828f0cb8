import { instantsOf, type Month, type Row } from '@portal/domain';
import Dexie from 'dexie';
import { monthIn } from '#data/counters/counter.ts';
import { monthsOf } from '#data/counters/read-counters.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import { type PageOf, type PagePlace, pageWithin, readPage } from '#data/live/page.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { arrivalMonths, categoriesOf, type DocumentRange, rangeTest } from './document-range.ts';
import { countDocuments, documentsOfClient } from './documents.ts';
import { TO_CHECK, toCheck } from './review.ts';

type Document = Row<'documents'>;

/** Newest first, a page at a time: a firm has a hundred thousand. `page` counts from 0. */
export async function pageDocuments(
  db: PortalDatabase,
  range: DocumentRange,
  place: PagePlace,
): Promise<PageOf<Document>> {
  if (!isPlain(range)) return pageWithin(await listDocumentsIn(db, range), place);
  const { month, isToCheck } = range;
  if (isToCheck) return readPage(() => toCheckIn(db, month).reverse(), place);
  return month === null
    ? readPage(
        () => db.documents.orderBy('created_at').reverse(),
        place,
        () => countDocuments(db, null),
      )
    : readPage(() => arrivedIn(db, month).reverse(), place);
}

/** Answered by an index in the order of arrivals. */
const isPlain = ({ client, category }: DocumentRange) => client.kind === 'all' && category === null;

/** Newest first. Read a month at a time where it may be much: the screen answers in between. */
export async function listDocumentsIn(db: PortalDatabase, range: DocumentRange): Promise<Document[]> {
  const isIn = rangeTest(range);
  if (range.client.kind === 'client') {
    return (await documentsOfClient(range.client.client_id).read(db)).filter(isIn);
  }
  if (range.isToCheck) {
    return (await newestFirst(toCheckIn(db, range.month).toArray())).filter(isIn);
  }
  const found: Document[] = [];
  for (const month of range.month === null ? await monthsOfArrivals(db) : [range.month]) {
    const ofMonth = await newestFirst(arrivedIn(db, month).toArray());
    for (const row of ofMonth) if (isIn(row)) found.push(row);
  }
  return found;
}

/** The months and categories to choose from, of all documents or of one client's (not null). Steps on indexes. */
export async function readDocumentChoices(
  db: PortalDatabase,
  clientId: string | null,
): Promise<{ months: Month[]; categories: string[] }> {
  if (clientId !== null) {
    const rows = await documentsOfClient(clientId).read(db);
    return { months: arrivalMonths(rows), categories: categoriesOf(rows) };
  }
  const [months, categories] = await Promise.all([monthsOfArrivals(db), readCategories(db)]);
  return { months, categories };
}

/** The newest first. */
async function monthsOfArrivals(db: PortalDatabase): Promise<Month[]> {
  const months = await monthsOf(db, 'documents', '');
  return months
    .filter(({ count }) => count > 0)
    .map(monthIn)
    .reverse();
}

/** From each category straight to the next one. */
async function readCategories(db: PortalDatabase): Promise<string[]> {
  const categories: string[] = [];
  for (let after: unknown = Dexie.minKey; ;) {
    const next = await db.documents
      .where('[category+review+created_at]')
      .above([after, Dexie.maxKey])
      .first();
    if (next?.category == null) return categories;
    categories.push(next.category);
    after = next.category;
  }
}

function arrivedIn(db: PortalDatabase, month: Month) {
  const { from, to } = instantsOf(month);
  return db.documents.where('created_at').between(from, to, true, false);
}

function toCheckIn(db: PortalDatabase, month: Month | null) {
  if (month === null) return toCheck(db);
  const { from, to } = instantsOf(month);
  return db.documents
    .where('[category+review+created_at]')
    .between([...TO_CHECK, from], [...TO_CHECK, to], true, false);
}
