import { clientRowSchema, type Row } from '@portal/domain';
import { removeClient, restoreClient } from '#data/clients/clients.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useRemovalNotice } from '#records/use-removal-notice.ts';

const TITLES = {
  done: 'Cliente removido com sucesso!',
  failed: 'Erro ao remover cliente',
  left: 'record',
} as const;

/** Removes a client and says how it went, true where it is gone. */
export function useRemoveClient() {
  const account = useLocalAccount();
  const tell = useRemovalNotice();
  return async (client: Row<'clients'>): Promise<boolean> =>
    tell(removeClient(account, client.id), TITLES, (opId) =>
      restoreClient(account, { id: client.id, fields: clientRowSchema.strip().parse(client), opId }),
    );
}
