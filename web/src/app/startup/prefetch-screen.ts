import { openingTab } from '#app/portal/opening-tab.ts';
import type { PortalTab } from '#app/portal/portal-tab.ts';
import { PORTAL_PARAMS } from '#config/portal-params.ts';
import { ownCompanies } from '#data/clients/companies.ts';
import { documentsOfClient, documentsOnDevice } from '#data/documents/documents.ts';
import { firstDocumentsOfClient } from '#data/documents/first-documents.ts';
import { connectionRead } from '#data/live/connection.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import { prefetch } from '#data/live/prefetch.ts';
import { recordStatesOf } from '#data/live/record-states.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { screenDatabase } from '#data/local/database.ts';
import { unreadOf } from '#data/messages/thread-reads.ts';
import { obligationsOfClient } from '#data/obligations/client-obligations.ts';
import { rememberedUser } from '#data/people/use-remembered-user.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** Reads what the first screen shows while the rest of its code is on its way. */
export async function prefetchScreen(session: StoredSession, address: Location): Promise<void> {
  const db = screenDatabase(session.uid, session.tenant_id);
  const isClient = session.role === 'client';
  await Promise.all([
    prefetch(db, [rememberedUser, connectionRead, ...(isClient ? portalReads(session, address) : [])]),
    !isClient && prefetchPanel(db, session.uid, address),
  ]);
}

/** Its questions come with its code: most who open the app are clients. */
async function prefetchPanel(db: PortalDatabase, uid: string, address: Location): Promise<void> {
  const { panelReads } = await import('./panel-reads.ts');
  await prefetch(db, panelReads(uid, address));
}

function portalReads({ uid, client_ids }: StoredSession, address: Location): LocalRead<unknown>[] {
  const asked = new URLSearchParams(address.search).get(PORTAL_PARAMS.company);
  const clientId = client_ids.find((id) => id === asked) ?? client_ids[0] ?? null;
  const frame = [
    ownCompanies,
    recordStatesOf('documents'),
    recordStatesOf('service_requests'),
    unreadOf(clientId, uid),
  ];
  const tab = openingTab(address);
  return tab === null ? frame : [...frame, ...readsOfTab(tab, clientId)];
}

function readsOfTab(tab: PortalTab, clientId: string | null): LocalRead<unknown>[] {
  switch (tab) {
    case 'documentos':
      return [
        isOpenedAgain() ? documentsOfClient(clientId) : firstDocumentsOfClient(clientId),
        documentsOnDevice,
      ];
    case 'obrigacoes':
      return [obligationsOfClient(clientId), documentsOnDevice];
    // It shows its end, wherever its messages begin.
    case 'chat':
      return [];
  }
}

/** A page that is opened again is scrolled to where it was left: a list is drawn in its whole length there. */
function isOpenedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
