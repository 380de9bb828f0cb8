import { Box } from '@chakra-ui/react';
import { toldRefusal } from '#data/labels/file-labels.ts';
import { CLIENT_UPLOAD } from '#data/repositories/documents.ts';
import { RefusedFiles } from '#ui/refused-files.tsx';
import { toast } from '#ui/toast.ts';
import { DropZone } from './drop-zone.tsx';
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
      <Box mt={refused.length > 0 ? '3' : '0'}>
        <RefusedFiles refused={refused.map(toldRefusal)} onDismiss={dismissRefused} />
      </Box>
    </>
  );
}
