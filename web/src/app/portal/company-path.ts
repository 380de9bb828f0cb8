import { paths } from '#config/paths.ts';

const REQUESTS = `${paths.clientPortalRequests}/`;

/** Where a screen leads when another company is chosen: to itself, but from a single request to their list. */
export function companyPath(pathname: string): string {
  const isSingleRequest = pathname.startsWith(REQUESTS) && pathname !== paths.clientPortalNewRequest;
  return isSingleRequest ? paths.clientPortalRequests : pathname;
}
