import { type To, useSearchParams } from 'react-router-dom';
import { portalSearch } from '#config/portal-params.ts';

type Params = NonNullable<Parameters<typeof portalSearch>[1]>;

/** Addresses of the portal that stay with the company that is shown. */
export function usePortalLink(): (pathname: string, params?: Params) => To {
  const [query] = useSearchParams();
  return (pathname, params) => ({ pathname, search: portalSearch(query, params) });
}
