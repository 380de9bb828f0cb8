import { useSearchParams } from 'react-router-dom';

/** The filters of a list by their names in the params; null where one is not set. */
export type FilterParams<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Filters of a list, kept in the search params: a reload, the way back and a link that somebody passes on know them.
 * `names` is a constant. A change names only what it changes; the other search params stay.
 */
export function useFilterParams<Name extends string>(
  names: readonly Name[],
): [FilterParams<Name>, (change: Partial<FilterParams<Name>>) => void] {
  const [params, setParams] = useSearchParams();
  const entries = names.map((name) => [name, params.get(name)] as const);
  const change = (next: Partial<FilterParams<Name>>) =>
    // The search params as they are now: what was drawn may be a choice behind, when two follow each other quickly.
    setParams(withFilters(new URLSearchParams(location.search), next), {
      replace: true,
      preventScrollReset: true,
    });
  return [Object.fromEntries(entries) as FilterParams<Name>, change]; // one entry per name
}

function withFilters(
  before: URLSearchParams,
  next: Readonly<Partial<Record<string, string | null>>>,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === '') params.delete(name);
    else if (value !== undefined) params.set(name, value);
  }
  return params;
}
