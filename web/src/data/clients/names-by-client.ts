import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

/** By id, of those that are on the device: the staff's devices have clients, those of clients their companies. */
export async function namesByClient(
  db: PortalDatabase,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...ids];
  const [clients, companies] = await Promise.all([
    rowsById(db.clients, wanted),
    rowsById(db.companies, wanted),
  ]);
  return new Map([...companies, ...clients].map(([id, { corporate_name }]) => [id, corporate_name]));
}
