import type { ClientFields, Row } from '@portal/domain';
import { createClient, updateClient } from '#data/clients/clients.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { changedFields } from './client-form.ts';

/** Saves a new client, or what was changed of one, and says how it went; true when the form may close. */
export function useSaveClient() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'clients'> | null, fields: ClientFields): Promise<boolean> => {
    const writing =
      before === null
        ? createClient(account, fields)
        : updateClient(account, before.id, changedFields(before, fields));
    const titles =
      before === null
        ? { done: 'Cliente criado com sucesso!', failed: 'Erro ao criar cliente' }
        : { done: 'Cliente atualizado com sucesso!', failed: 'Erro ao atualizar cliente' };
    return (await tell(writing, titles)).ok;
  };
}
