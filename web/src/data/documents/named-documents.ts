import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

/**
 * The documents that something of a client names, by id. One of another client is left out even for a person who may see it:
 * a client could name it to have it shown where it does not belong.
 */
export async function getNamedDocuments(
  db: PortalDatabase,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row<'documents'>>> {
  const rows = await rowsById(db.documents, ids);
  return new Map([...rows].filter(([, row]) => row.client_id === clientId));
}
