import {
  addMonths,
  calendarDateOf,
  type DocumentFields,
  fromInstant,
  type Instant,
  instantsOf,
  type Month,
  monthOf,
} from '@portal/domain';
import { isToCheck } from './documents.ts';

/** All of them, those of no client ('Geral'), or those of one. */
export type ClientChoice = { kind: 'all' } | { kind: 'general' } | { kind: 'client'; client_id: string };

/** Month and category: null for whichever. The month is that of the arrival, in the firm's time. */
export type DocumentRange = {
  client: ClientChoice;
  month: Month | null;
  category: string | null;
  /** What clients sent and nobody has looked at. */
  isToCheck: boolean;
};

export const ALL_DOCUMENTS: DocumentRange = {
  client: { kind: 'all' },
  month: null,
  category: null,
  isToCheck: false,
};

type Arrived = { created_at: Instant };

/** Whether a document lies in the range. Made once for a list. */
export function rangeTest(range: DocumentRange): (document: DocumentFields & Arrived) => boolean {
  const isInMonth = monthTest(range.month);
  return (document) =>
    isOfClient(document, range.client) &&
    (range.category === null || document.category === range.category) &&
    (!range.isToCheck || isToCheck(document)) &&
    isInMonth(document.created_at);
}

function isOfClient({ client_id }: DocumentFields, choice: ClientChoice): boolean {
  switch (choice.kind) {
    case 'all':
      return true;
    case 'general':
      return client_id === null;
    case 'client':
      return client_id === choice.client_id;
  }
}

function monthTest(month: Month | null): (instant: Instant) => boolean {
  if (month === null) return () => true;
  const { from, to } = instantsOf(month);
  return (instant) => instant >= from && instant < to;
}

/** The months from the first arrival to the last, the latest first. */
function monthsBetween(first: Instant, last: Instant): Month[] {
  const months: Month[] = [];
  for (let month = monthOfInstant(last); month >= monthOfInstant(first); month = addMonths(month, -1)) {
    months.push(month);
  }
  return months;
}

const monthOfInstant = (instant: Instant) => monthOf(calendarDateOf(fromInstant(instant)));

/** The months in which something arrived, the latest first. */
export function arrivalMonths(documents: readonly Arrived[]): Month[] {
  const arrivals = documents.map(({ created_at }) => created_at).sort();
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Ten thousand rows are not converted one by one: the months between the ends are few.
  return monthsBetween(first, last).filter((month) => arrivals.some(monthTest(month)));
}

export const categoriesOf = (documents: readonly Pick<DocumentFields, 'category'>[]): string[] => [
  ...new Set(documents.flatMap(({ category }) => (category === null ? [] : [category]))),
];
