import type { Row } from '@portal/domain';
import { useEffect, useRef } from 'react';
import { type LocalAccount, useLocalAccount } from '#data/local/database-context.ts';
import { type Closing, completeObligation, reopenObligation } from '#data/obligations/obligations.ts';
import { answered } from '#data/writes/answered.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { useSayWritten } from './use-write-notice.ts';

type Obligation = Row<'obligations'>;
type Write = (account: LocalAccount, obligation: Obligation) => Promise<WriteResult>;

/**
 * 'Concluir', of one or of many, with 'Desfazer' for all of them: each is an operation of its own, and one that fails
 * does not stop the others.
 */
export function useCompleteObligations() {
  const account = useLocalAccount();
  const say = useSayWritten();
  const leave = useRef(() => {});
  // What can be taken back is in sight: the notice leaves with the list.
  useEffect(() => () => leave.current(), []);

  const undo = async (before: readonly Obligation[]) => {
    const { done, failed } = await writeEach(account, before, reopenObligation);
    if (done[0] !== undefined) say(done[0], undoneTitles(done.length));
    if (failed !== undefined) say(failed, undoneTitles(done.length));
  };
  return async (obligations: readonly Obligation[], closing?: Closing): Promise<void> => {
    const complete: Write = (on, obligation) => completeObligation(on, obligation, closing);
    const { done, failed } = await writeEach(account, obligations, complete);
    const completed = obligations.filter(({ id }) => done.some((result) => result.id === id));
    const action = { label: 'Desfazer', onSelect: () => void undo(completed) };
    if (done[0] !== undefined) {
      const leaveOthers = leave.current;
      const close = say(done[0], titlesOf(done.length), action);
      leave.current = () => [leaveOthers, close].forEach((end) => end());
    }
    if (failed !== undefined) say(failed, titlesOf(done.length));
  };
}

type Done = Extract<WriteResult, { ok: true }>;

async function writeEach(account: LocalAccount, obligations: readonly Obligation[], write: Write) {
  const results: WriteResult[] = [];
  for (const obligation of obligations) results.push(await answered(write(account, obligation)));
  const done = results.filter((result): result is Done => result.ok);
  return { done, failed: results.find((result) => !result.ok) };
}

const titlesOf = (done: number) => ({
  done: done === 1 ? 'Obrigação atualizada!' : `${done} obrigações atualizadas!`,
  failed: 'Erro ao atualizar obrigação',
  left: 'record' as const,
});

const undoneTitles = (done: number) => ({
  done: done === 1 ? 'Conclusão desfeita' : `${done} conclusões desfeitas`,
  failed: 'Erro ao atualizar obrigação',
  left: 'record' as const,
});
