import type { ClientFields, Row } from '@portal/domain';
import { useConnection } from '#data/connection.ts';
import { useLocalAccount } from '#data/database-context.ts';
import { createClient, updateClient } from '#data/repositories/clients.ts';
import { toast } from '#ui/toast.ts';
import { changedFields } from './client-form.ts';
import { REFUSAL_LABELS, savedNote } from './client-labels.ts';

/** Saves a new client, or what was changed of one, and says how it went; true when the form may close. */
export function useSaveClient() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async (before: Row<'clients'> | null, fields: ClientFields): Promise<boolean> => {
    const result =
      before === null
        ? await createClient(account, fields)
        : await updateClient(account, before.id, changedFields(before, fields));
    if (!result.ok) {
      const title = before === null ? 'Erro ao criar cliente' : 'Erro ao atualizar cliente';
      toast({ kind: 'error', title, description: REFUSAL_LABELS[result.reason] });
      return false;
    }
    toast({
      kind: 'success',
      title: before === null ? 'Cliente criado com sucesso!' : 'Cliente atualizado com sucesso!',
      description: savedNote(connection.kind === 'online'),
    });
    return true;
  };
}
