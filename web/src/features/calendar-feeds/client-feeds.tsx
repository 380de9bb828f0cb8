import type { Row } from '@portal/domain';
import { CalendarFeedsCard } from './calendar-feeds-card.tsx';

/** Of one client, for somebody of the staff: each sees the own addresses alone. */
export const ClientFeeds = ({ client: { id, corporate_name } }: { readonly client: Row<'clients'> }) => (
  <CalendarFeedsCard
    offered={[{ client_id: id, label: corporate_name }]}
    isShown={({ client_id }) => client_id === id}
  />
);
