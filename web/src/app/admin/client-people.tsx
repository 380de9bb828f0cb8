import { Box } from '@chakra-ui/react';
import { mayInvite } from '@portal/domain';
import { getClient } from '#data/clients/clients.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { ClientUsers } from '#features/clients/client-users.tsx';
import { ClientInvitations } from '#features/invitations/office-invitations.tsx';
import { useActiveAccount } from '#session/session-context.ts';

/** Who sees this client's portal, and who is invited to. */
export function ClientPeople({ clientId }: { readonly clientId: string }) {
  const account = useActiveAccount();
  const client = valueOr(
    useLocalQuery((db) => getClient(db, clientId), [clientId]),
    null,
  );
  const may = mayInvite({ ...account, is_active: true }, { role: 'client', client_ids: [clientId] });
  return (
    <Box display="grid" gap="5">
      <Box>
        <ClientUsers clientId={clientId} />
      </Box>
      {client !== null && <ClientInvitations client={client} mayInvite={may} />}
    </Box>
  );
}
