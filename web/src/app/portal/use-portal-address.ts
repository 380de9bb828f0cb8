import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useActiveAccount, useSession } from '#session/session-context.ts';
import { type PortalTab, portalTabOf } from './portal-tabs.tsx';

/** Where a client user is: which tab, and which of its companies. Kept in the address, so that Back and reload know. */
export function usePortalAddress() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { client_ids } = useActiveAccount();

  const primary = session.kind === 'active' ? (session.user?.client_id ?? null) : null;
  const asked = query.get('empresa');
  const clientId = client_ids.find((id) => id === asked) ?? primary ?? client_ids[0] ?? null;
  const go = (tab: PortalTab, company: string | null) => {
    const next = new URLSearchParams();
    if (tab !== 'documentos') next.set('aba', tab);
    if (company !== null && company !== (primary ?? client_ids[0])) next.set('empresa', company);
    void navigate({ pathname: paths.clientPortal, search: next.toString() });
  };
  const isPortal = pathname === paths.clientPortal;
  const tab = isPortal ? portalTabOf(query.get('aba')) : null;
  return {
    tab,
    clientId,
    openTab: (next: PortalTab) => go(next, clientId),
    openCompany: (company: string) => go(tab ?? 'documentos', company),
  };
}
