import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { PORTAL_PARAMS, portalSearch } from '#config/portal-params.ts';
import { useActiveAccount, useSession } from '#session/session-context.ts';
import { companyPath } from './company-path.ts';
import { FIRST_TAB, type PortalTab, portalTabOf } from './portal-tab.ts';

/** Where a client user is: which tab, and which of its companies. Kept in the search params, so that Back and reload know. */
export function usePortalParams() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { client_ids } = useActiveAccount();

  const primary = (session.kind === 'active' ? session.user?.client_id : null) ?? client_ids[0] ?? null;
  const asked = query.get(PORTAL_PARAMS.company);
  const clientId = client_ids.find((id) => id === asked) ?? primary;
  const searchOf = (tab: PortalTab | null, company: string | null) =>
    portalSearch(query, {
      tab: tab === FIRST_TAB ? null : tab,
      company: company === primary ? null : company,
    });
  const tab = pathname === paths.clientPortal ? portalTabOf(query.get(PORTAL_PARAMS.tab)) : null;
  return {
    /** null beside a screen that is none of the tabs. */
    tab,
    clientId,
    openTab: (tab: PortalTab) =>
      void navigate({ pathname: paths.clientPortal, search: searchOf(tab, clientId) }),
    /** The same screen of another company. */
    openCompany: (company: string) =>
      void navigate({ pathname: companyPath(pathname), search: searchOf(tab, company) }),
    /** The URL of another screen of the same company. */
    linkTo: (path: string) => ({ pathname: path, search: searchOf(null, clientId) }),
  };
}
