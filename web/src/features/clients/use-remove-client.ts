import { clientSchema, type Row } from '@portal/domain';
import { removeClient, restoreClient } from '#data/clients/clients.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { whenSent } from '#data/writes/when-sent.ts';
import { undoNotice, writeNotice } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';

const TITLES = { done: 'Cliente removido com sucesso!', failed: 'Erro ao remover cliente' };

/** Removes a client and says how it went, true where it is gone; 'Desfazer' stands for as long as the removal waits on the device. */
export function useRemoveClient() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async (client: Row<'clients'>): Promise<boolean> => {
    const result = await removeClient(account, client.id);
    const notice = writeNotice(result, TITLES, connection.kind === 'online');
    if (!result.ok) {
      toast(notice);
      return false;
    }
    const { op_id } = result;
    const undo = async () => {
      const fields = clientSchema.strip().parse(client);
      const isBack = await restoreClient(account, { id: client.id, fields, opId: op_id });
      toast(undoNotice(isBack));
    };
    const close = toast({ ...notice, action: { label: 'Desfazer', onSelect: () => void undo() } });
    if (op_id !== null) whenSent(account.db, op_id, close);
    return true;
  };
}
