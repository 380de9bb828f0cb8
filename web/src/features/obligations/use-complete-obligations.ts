import type { Row } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { completeObligation } from '#data/obligations/obligations.ts';
import { answered } from '#data/writes/answered.ts';
import type { WriteResult } from '#data/writes/write.ts';
import { useSayWritten } from '#records/use-write-notice.ts';

/** 'Concluir', of one or of many: each is an operation of its own, and one that fails does not stop the others. */
export function useCompleteObligations() {
  const account = useLocalAccount();
  const say = useSayWritten();
  return async (obligations: readonly Row<'obligations'>[]): Promise<void> => {
    const results: WriteResult[] = [];
    for (const obligation of obligations)
      results.push(await answered(completeObligation(account, obligation)));
    const failed = results.find((result) => !result.ok);
    const done = results.filter(({ ok }) => ok);
    for (const result of [done[0], failed]) if (result !== undefined) say(result, titlesOf(done.length));
  };
}

const titlesOf = (done: number) => ({
  done: done === 1 ? 'Obrigação atualizada!' : `${done} obrigações atualizadas!`,
  failed: 'Erro ao atualizar obrigação',
  left: 'record' as const,
});
