import type { FirmLaw, MovedObligation } from '@portal/domain';
import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { moveObligations } from '#data/months/move-obligations.ts';
import { toast } from '#ui/feedback/toast.ts';
import { obligationsText, sendingText } from './month-words.ts';

/** Gives obligations the date that the law now says, and says how far it is. Answers whether all are through. */
export function useMoving(rest: (isResting: boolean) => void) {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const [progress, setProgress] = useState<{ through: number; total: number } | null>(null);
  const move = async (moves: readonly MovedObligation[], { revs }: FirmLaw): Promise<boolean> => {
    const total = moves.length;
    setProgress({ through: 0, total });
    rest(true);
    const outcome = await moveObligations(account, moves, revs, (through) =>
      setProgress({ through, total }),
    ).finally(() => {
      setProgress(null);
      rest(false);
    });
    if (outcome === 'done') {
      const title = total === 1 ? '1 obrigação mudou de data!' : `${obligationsText(total)} mudaram de data!`;
      toast({ kind: 'success', title, description: sendingText(connection.kind === 'online') });
      return true;
    }
    toast({
      kind: 'error',
      title: 'Erro ao mudar as datas',
      description:
        outcome === 'storage_full'
          ? 'Não há espaço livre neste aparelho. Libere espaço e tente de novo: o que já mudou fica.'
          : 'Tente de novo: o que já mudou fica, e só o que falta muda.',
    });
    return false;
  };
  return { progress, move };
}
