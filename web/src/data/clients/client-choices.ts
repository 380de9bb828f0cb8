import { compareNames } from '@portal/domain';
import type { PortalDatabase } from '#data/local/database.ts';

/** The clients to choose from, by name: whoever looks for a client in a list looks for its letter. */
export async function listClientChoices(db: PortalDatabase): Promise<{ value: string; label: string }[]> {
  const clients = await db.clients.toArray();
  return clients
    .map(({ id, corporate_name }) => ({ value: id, label: corporate_name }))
    .sort((a, b) => compareNames(a.label, b.label));
}
