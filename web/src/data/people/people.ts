import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';

/** The people of the office, by what they are now: `kind` stays what it was at the approval. */
export const officePeople = ({ people }: PortalDatabase) => people.where('role').notEqual('client');

/** Those of the named people whom this person may see. */
export const getPeople = (
  db: PortalDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row<'people'>>> => rowsById(db.people, ids);
