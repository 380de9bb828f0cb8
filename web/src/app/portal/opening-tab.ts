import { paths } from '#config/paths.ts';
import { PORTAL_PARAMS } from '#config/portal-params.ts';
import { type PortalTab, portalTabOf } from './portal-tab.ts';

/** The tab that the portal shows when it is opened by this URL; null beside the tabs. */
export function openingTab({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PortalTab | null {
  if (pathname !== paths.clientPortal) return null;
  return portalTabOf(new URLSearchParams(search).get(PORTAL_PARAMS.tab));
}
