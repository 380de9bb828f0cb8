import { type QueryConstraint, startAfter, where } from 'firebase/firestore';
import { toTimestamp } from '#firebase/sdk/instants.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { Position } from '#sync/pull/cursor.ts';
import type { Scope } from '#sync/scopes.ts';

export const filterOf = ({ filter, open = {} }: Scope): QueryConstraint[] => [
  ...(filter === null ? [] : [where(filter.field, '==', filter.value)]),
  ...Object.entries(open).map(([field, values]) => where(field, 'in', [...values])),
];

/** Limits of one query: as many cases as its `in` filters make together, and filters of all cases, orders aside. */
const MOST_CASES = 30;
const MOST_FILTERS = 97;

/**
 * One query, or of clients as many as it takes: together they have each row of theirs once. `besides`: how many filters
 * a query adds to these.
 */
export function partsOf(scope: Scope, besides: number): QueryConstraint[][] {
  const { clients, open = {} } = scope;
  if (clients === undefined) return [filterOf(scope)];
  const values = Object.values(open).reduce((product, some) => product * some.length, 1);
  const filters = 1 + Object.keys(open).length + besides;
  const cases = Math.min(MOST_CASES, Math.floor(MOST_FILTERS / filters));
  const ids = clients.flatMap((id) => id ?? []);
  return [
    ...(clients.includes(null) ? [where('client_id', '==', null)] : []),
    ...chunk(ids, Math.floor(cases / values)).map((some) => where('client_id', 'in', some)),
  ].map((ofClients) => [ofClients, ...filterOf(scope)]);
}

const chunk = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => ids.slice(i * size, (i + 1) * size));

/** Every page asks for a timestamp: a document without one could not be paged over. */
export const startOf = (after: Position | null): QueryConstraint[] => [
  where('updated_at', '>=', toTimestamp(after?.updated_at ?? BEGINNING)),
];

/** A position without an id is before all rows of its stamp. */
export const afterOf = (after: Position | null): QueryConstraint[] =>
  after === null || after.id === '' ? [] : [startAfter(toTimestamp(after.updated_at), after.id)];
