import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RefusedDraftFile } from '#data/drafts/draft-files.ts';
import { useConnection, waitsForConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { sendRequest } from '#data/requests/send-request.ts';
import { directNote, writeRefusalText } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { usePortalLink } from '../use-portal-link.ts';

const FAILED = 'Erro ao enviar solicitação';

/** Sends a company's draft. What watches the arrivals says that it has arrived. */
export function useSendRequest(clientId: string) {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const navigate = useNavigate();
  const linkTo = usePortalLink();
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDraftFile[]>([]);

  const send = async (typed: { service_id: string; description: string }) => {
    setIsSending(true);
    setRefused([]);
    try {
      const result = await sendRequest(account, { ...typed, client_id: clientId });
      if (!result.ok) {
        const isOfFiles = result.reason === 'files_refused';
        if (isOfFiles) setRefused(result.refused);
        return sayFailure(isOfFiles ? FILES_REFUSED : writeRefusalText(result.reason));
      }
      const note = directNote(result);
      if (note !== null) toast({ kind: 'success', title: 'Solicitação enviada', description: note });
      else if (waitsForConnection(connection)) tellKept();
      return await navigate(linkTo(paths.clientPortalRequests));
    } catch {
      sayFailure(writeRefusalText('storage_failed'));
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending, refused, setRefused };
}

const FILES_REFUSED = 'Confira os arquivos. O texto foi mantido.';

function sayFailure(description: string): void {
  toast({ kind: 'error', about: FAILED, title: FAILED, description });
}

function tellKept(): void {
  toast({
    kind: 'info',
    title: 'Solicitação guardada neste aparelho. Será enviada quando houver conexão.',
  });
}
