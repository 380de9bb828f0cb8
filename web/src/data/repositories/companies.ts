import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';

/** What a client user may see of its own companies. */
export function listCompanies(db: PortalDatabase): Promise<Row<'companies'>[]> {
  return db.companies.toArray();
}
