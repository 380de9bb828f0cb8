import type { Row } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { completeObligation } from '#data/obligations/obligations.ts';
import type { WriteResult } from '#data/writes/write.ts';
import { writeNotice } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';

/** 'Concluir', of one or of many: each is an operation of its own, and one that fails does not stop the others. */
export function useCompleteObligations() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async (obligations: readonly Row<'obligations'>[]): Promise<void> => {
    const results: WriteResult[] = [];
    for (const obligation of obligations) results.push(await completeObligation(account, obligation));
    const failed = results.find((result) => !result.ok);
    const done = results.filter(({ ok }) => ok);
    const tell = (result: WriteResult | undefined) =>
      result && toast(writeNotice(result, titlesOf(done.length), connection.kind === 'online'));
    tell(done[0]);
    tell(failed);
  };
}

const titlesOf = (done: number) => ({
  done: done === 1 ? 'Obrigação atualizada!' : `${done} obrigações atualizadas!`,
  failed: 'Erro ao atualizar obrigação',
});
