import { openingTab } from '#app/portal/opening-tab.ts';
import type { PortalTab } from '#app/portal/portal-tab.ts';
import { PORTAL_PARAMS } from '#config/portal-address.ts';
import { askAhead } from '#data/answers-ahead.ts';
import { connectionRead } from '#data/connection.ts';
import { screenDatabase } from '#data/database.ts';
import type { LocalRead } from '#data/local-read.ts';
import { recordStatesOf } from '#data/record-states.ts';
import { obligationsOfClient } from '#data/repositories/client-obligations.ts';
import { ownCompanies } from '#data/repositories/companies.ts';
import { documentsOfClient, documentsOnDevice } from '#data/repositories/documents.ts';
import { unreadOf } from '#data/repositories/thread-reads.ts';
import { rememberedUser } from '#data/use-remembered-user.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** Reads what the first screen shows while the rest of its code is on its way. */
export async function readAhead(session: StoredSession, address: Location): Promise<void> {
  const db = screenDatabase(session.uid, session.tenant_id);
  await askAhead(db, [rememberedUser, connectionRead, ...readsOfScreen(session, address)]);
}

function readsOfScreen({ role, uid, client_ids }: StoredSession, address: Location): LocalRead<unknown>[] {
  if (role !== 'client') return [];
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
      return [documentsOfClient(clientId), documentsOnDevice];
    case 'obrigacoes':
      return [obligationsOfClient(clientId), documentsOnDevice];
    // It shows its end, wherever its messages begin.
    case 'chat':
      return [];
  }
}
