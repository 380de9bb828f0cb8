import type { ClientFields } from '@portal/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { WriteRefusal } from '#data/writes/write-result.ts';
import { toast } from '#ui/feedback/toast.ts';
import { countOf } from './client-count.ts';
import { beginClientImport, dropClientImport, queueClients } from './client-import.ts';

/** Begins an import, goes on with one that was interrupted, or gives up what is left of it. */
export function useClientImport() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);

  const goOn = async (total: number) => {
    setIsRunning(true);
    const outcome = await queueClients(account).finally(() => setIsRunning(false));
    if (outcome !== 'done') return sayRefusal(outcome);
    toast({
      kind: 'success',
      title: `${countOf(total)} ${total === 1 ? 'importado' : 'importados'} com sucesso!`,
      description:
        connection.kind === 'online'
          ? 'Na fila deste aparelho, o envio segue sozinho.'
          : 'Na fila deste aparelho. O envio começa quando houver conexão.',
    });
    // A person who has gone elsewhere meanwhile stays there.
    if (location.pathname === paths.admin.importClients) void navigate(paths.admin.clients);
  };
  const begin = async (filename: string, rows: readonly ClientFields[]) => {
    const outcome = await beginClientImport(account, { filename, rows });
    if (outcome === 'begun') await goOn(rows.length);
    else if (outcome !== 'unfinished') sayRefusal(outcome);
  };
  return { isRunning, begin, goOn, drop: () => void dropClientImport(account.db) };
}

function sayRefusal(reason: WriteRefusal): void {
  toast({
    kind: 'error',
    title: 'Erro ao importar clientes',
    description:
      reason === 'storage_full'
        ? 'Não há espaço livre neste aparelho. Libere espaço e tente de novo: o que já entrou na fila fica.'
        : 'Tente de novo: o que já entrou na fila fica.',
  });
}
