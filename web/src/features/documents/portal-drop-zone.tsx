import { toast } from '#ui/toast.ts';
import { CLIENT_UPLOAD } from './document-labels.ts';
import { DropZone } from './drop-zone.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { useSendDocuments } from './use-send-documents.ts';

const TEXTS = {
  refused: 'Erro ao enviar documentos',
  kept: {
    title: 'Documentos guardados neste aparelho. Serão enviados quando houver conexão.',
  },
};

export function PortalDropZone({ clientId }: { clientId: string | null }) {
  const { send, isBusy, refused, dismissRefused } = useSendDocuments(TEXTS);
  const sendFiles = (files: File[]) => {
    if (clientId === null) toast({ kind: 'error', title: 'Cliente não identificado' });
    else void send({ files, client_id: clientId, ...CLIENT_UPLOAD });
  };
  return (
    <>
      <DropZone isBusy={isBusy} onFiles={sendFiles} />
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
    </>
  );
}
