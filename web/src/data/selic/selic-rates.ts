import type { Fields, Row } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** The latest month first. */
export async function listSelicRates(db: PortalDatabase): Promise<Row<'selic_rates'>[]> {
  const rates = await db.selic_rates.toArray();
  return rates.sort((a, b) => (a.month < b.month ? 1 : -1));
}

/** Types the rate of a month, or corrects the one that is there. */
export async function saveSelicRate(
  account: LocalAccount,
  fields: Fields<'selic_rates'>,
): Promise<WriteResult> {
  const { month: id, rate, verified_on } = fields;
  const entity = 'selic_rates';
  const known = await account.db.selic_rates.get(id);
  return known === undefined
    ? write(account, { kind: 'create', entity, id, fields })
    : write(account, { kind: 'patch', entity, id, patch: { rate, verified_on } });
}
