import { ownCompanies } from '#data/clients/companies.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { CalendarFeedsCard } from './calendar-feeds-card.tsx';

/** Of a client's own companies. */
export function OwnCompanyFeeds() {
  const companies = valueOr(useLocalRead(ownCompanies), []);
  return (
    <CalendarFeedsCard
      padding="portal"
      offered={companies.map(({ id, corporate_name }) => ({ client_id: id, label: corporate_name }))}
    />
  );
}
