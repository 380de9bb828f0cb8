import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

export type WithClientName<R> = R & { client_name: string };

/** Rows with the corporate name of their client; '-' where the client is not on this device. */
export async function withClientNames<R extends { client_id: string }>(
  db: PortalDatabase,
  rows: readonly R[],
): Promise<WithClientName<R>[]> {
  const clients = await rowsById(
    db.clients,
    rows.map(({ client_id }) => client_id),
  );
  return rows.map((row) => ({ ...row, client_name: clients.get(row.client_id)?.corporate_name ?? '-' }));
}
