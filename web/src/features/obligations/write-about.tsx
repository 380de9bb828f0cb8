import type { Row } from '@portal/domain';
import { getClient } from '#data/clients/clients.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { WhatsAppButton } from '#records/whatsapp-button.tsx';

/** A prepared text about an obligation, for a client whose number has WhatsApp. */
export function WriteAbout({ obligation }: { obligation: Row<'obligations'> }) {
  const { client_id, due_date } = obligation;
  const client = valueOr(
    useLocalQuery((db) => getClient(db, client_id), [client_id]),
    null,
  );
  if (client === null) return null;
  return (
    <WhatsAppButton
      client={client}
      occasion={{ kind: 'obligation', company: client.corporate_name, due_date }}
    />
  );
}
