import type { PortalDatabase } from '#data/local/database.ts';

export type WithClientName<R> = R & { client_name: string };

/** Rows with the corporate name of their client; '-' where the client is not on this device. */
export async function withClientNames<R extends { client_id: string }>(
  db: PortalDatabase,
  rows: readonly R[],
): Promise<WithClientName<R>[]> {
  const ids = [...new Set(rows.map((row) => row.client_id))];
  const clients = await db.clients.bulkGet(ids);
  const names = new Map(
    clients.flatMap((client) => (client === undefined ? [] : [[client.id, client.corporate_name]])),
  );
  return rows.map((row) => ({ ...row, client_name: names.get(row.client_id) ?? '-' }));
}
