import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';
import { withClientNames, type WithClientName } from './client-names.ts';

export type ObligationPage = { total: number; rows: WithClientName<Row<'obligations'>>[] };

/** By due date, the oldest first, a page at a time: a firm has tens of thousands. `page` counts from 0. */
export async function pageObligations(
  db: PortalDatabase,
  page: number,
  pageSize: number,
): Promise<ObligationPage> {
  const [total, rows] = await Promise.all([
    db.obligations.count(),
    db.obligations
      .orderBy('due_date')
      .offset(page * pageSize)
      .limit(pageSize)
      .toArray(),
  ]);
  return { total, rows: await withClientNames(db, rows) };
}
