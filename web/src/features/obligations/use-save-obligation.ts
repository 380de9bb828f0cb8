import { closingChange, type ObligationFields, type Row } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { createObligation, updateObligation } from '#data/obligations/obligations.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';

/** Saves a new obligation, or what was changed of one, and says how it went; its id when the form may close. */
export function useSaveObligation() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'obligations'> | null, fields: ObligationFields): Promise<string | null> => {
    const writing =
      before === null
        ? createObligation(account, fields)
        : updateObligation(account, before.id, {
            ...changedIn(before, fields),
            ...(fields.status === before.status ? {} : closingOf(before, fields)),
          });
    const titles =
      before === null
        ? { done: 'Obrigação criada com sucesso!', failed: 'Erro ao criar obrigação' }
        : { done: 'Obrigação atualizada!', failed: 'Erro ao atualizar obrigação' };
    const result = await tell(writing, titles);
    return result.ok ? result.id : null;
  };
}

const closingOf = (before: Row<'obligations'>, { status }: ObligationFields) =>
  closingChange(before, status === 'completed' ? 'done' : null);
