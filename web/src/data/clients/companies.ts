import type { Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';

/** What a client user may see of its own companies. */
export const ownCompanies: LocalRead<Row<'companies'>[]> = {
  name: 'own companies',
  read: (db) => db.companies.toArray(),
};
