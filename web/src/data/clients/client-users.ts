import { compareNames, type Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** Those who see this client's portal, by name. */
export async function listClientUsers(db: PortalDatabase, clientId: string): Promise<Row<'people'>[]> {
  const users = await db.people.where('client_ids').equals(clientId).toArray();
  return users.sort((a, b) => compareNames(a.full_name, b.full_name));
}
