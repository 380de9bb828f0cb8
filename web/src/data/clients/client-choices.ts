import { compareNames } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';

export type ClientChoice = { value: string; label: string };

/** The clients to choose from, by name: in a list one looks for a name's letter. */
export async function listClientChoices(db: PortalDatabase): Promise<ClientChoice[]> {
  const clients = await db.clients.toArray();
  return clients
    .map(({ id, corporate_name }) => ({ value: id, label: corporate_name }))
    .sort((a, b) => compareNames(a.label, b.label));
}
