import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/database.ts';

/** Those of the named people whom this person may see. */
export async function getPeople(
  db: PortalDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row<'people'>>> {
  const rows = await db.people.bulkGet([...ids]);
  return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row]])));
}
