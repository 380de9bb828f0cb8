import { useState } from 'react';
import { askDocuments, type AskOutcome, type NewAsk } from '#data/asks/ask-documents.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { toast } from '#ui/feedback/toast.ts';
import { clientsText } from './template-words.ts';

const FAILED = 'Erro ao pedir documentos';

/** Asks many, and says how far it is. */
export function useAskMany() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const [progress, setProgress] = useState<{ through: number; total: number } | null>(null);
  const ask = async (clientIds: readonly string[], what: NewAsk) => {
    const total = clientIds.length;
    setProgress({ through: 0, total });
    const outcome = await askDocuments(account, clientIds, what, (through) => setProgress({ through, total }))
      .catch(() => null)
      .finally(() => setProgress(null));
    if (outcome === null || outcome.refused !== null) toast(failure(outcome));
    else toast(success(outcome, connection.kind === 'online'));
  };
  return { ask, progress };
}

const success = ({ asked, skipped }: AskOutcome, isOnline: boolean) => ({
  kind: 'success' as const,
  about: FAILED,
  title: `Documentos pedidos a ${clientsText(asked)}!`,
  description: [
    skipped > 0 ? `${clientsText(skipped)} já ${skipped === 1 ? 'tinha' : 'tinham'} este pedido.` : '',
    isOnline ? '' : 'Estão neste aparelho e vão quando houver conexão.',
  ]
    .filter((text) => text !== '')
    .join(' '),
});

const failure = (outcome: AskOutcome | null) => ({
  kind: 'error' as const,
  about: FAILED,
  title: FAILED,
  description:
    outcome?.refused?.reason === 'storage_full'
      ? 'Não há espaço livre neste aparelho. Libere espaço e tente de novo: o que já foi pedido fica.'
      : 'Tente de novo: o que já foi pedido fica, e só se pede a quem falta.',
});
