import {
  addMonths,
  calendarDateOf,
  type DocumentFields,
  foldTexts,
  fromInstant,
  type Instant,
  type Month,
  monthOf,
  searchFor,
  startOfCalendarDate,
} from '@portal/domain';
import { categoryLabel } from './document-labels.ts';
import { isToCheck } from '#data/repositories/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';

/** All of them, those of no client ('Geral'), or those of one. */
export type ClientChoice = { kind: 'all' } | { kind: 'general' } | { kind: 'client'; client_id: string };

/** Month and category: null for whichever. The month is that of the arrival, in the firm's time. */
export type DocumentFilter = {
  query: string;
  client: ClientChoice;
  month: Month | null;
  category: string | null;
  /** What clients sent and nobody has looked at. */
  isToCheck: boolean;
};

export const NO_FILTER: DocumentFilter = {
  query: '',
  client: { kind: 'all' },
  month: null,
  category: null,
  isToCheck: false,
};

type Found = DocumentFields & { created_at: Instant };

/** The documents a person looks for, by file name, category, description or the client's name. */
export function findDocuments<D extends Found>(
  documents: readonly D[],
  filter: DocumentFilter,
  clientNames: ReadonlyMap<string, string> = new Map(),
): D[] {
  const isInMonth = monthTest(filter.month);
  const isFound = searchFor(filter.query);
  return documents.filter(
    (document) =>
      isOfClient(document, filter.client) &&
      (filter.category === null || document.category === filter.category) &&
      (!filter.isToCheck || isToCheck(document)) &&
      isInMonth(document.created_at) &&
      (filter.query === '' || isFound(foldedTexts(document, clientNames))),
  );
}

/** The months in which something may have arrived, the latest first. */
export function arrivalMonths(documents: readonly Pick<Found, 'created_at'>[]): Month[] {
  const days = documents.map(({ created_at }) => created_at).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: Month[] = [];
  // Ten thousand rows are not converted one by one: the months between the ends are few.
  for (let month = monthOfInstant(last); month >= monthOfInstant(first); month = addMonths(month, -1)) {
    const isInMonth = monthTest(month);
    if (days.some(isInMonth)) months.push(month);
  }
  return months;
}

export function categoriesOf(documents: readonly Pick<Found, 'category'>[]): string[] {
  const categories = new Set(documents.flatMap(({ category }) => (category === null ? [] : [category])));
  return [...categories].sort((a, b) => categoryLabel(a).localeCompare(categoryLabel(b), 'pt-BR'));
}

const monthOfInstant = (instant: Instant) => monthOf(calendarDateOf(fromInstant(instant)));

function monthTest(month: Month | null): (instant: Instant) => boolean {
  if (month === null) return () => true;
  const [start, end] = [startOfCalendarDate(month), startOfCalendarDate(addMonths(month, 1))];
  return (instant) => instant >= start && instant < end;
}

function isOfClient(document: DocumentFields, choice: ClientChoice): boolean {
  switch (choice.kind) {
    case 'all':
      return true;
    case 'general':
      return document.client_id === null;
    case 'client':
      return document.client_id === choice.client_id;
  }
}

/** What a row is searched by, made once per row: at ten thousand rows a key would take a tenth of a second. */
const folded = new WeakMap<DocumentFields, { clientName: string | null; text: string }>();

function foldedTexts(document: DocumentFields, clientNames: ReadonlyMap<string, string>): string {
  const { client_id } = document;
  const clientName = client_id === null ? 'Geral' : (clientNames.get(client_id) ?? null);
  const known = folded.get(document);
  if (known?.clientName === clientName) return known.text;
  const text = foldTexts([
    visibleFilename(document.filename),
    document.category === null ? null : categoryLabel(document.category),
    document.description,
    clientName,
  ]);
  folded.set(document, { clientName, text });
  return text;
}
