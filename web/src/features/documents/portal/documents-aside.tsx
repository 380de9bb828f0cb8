import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { isFromClient } from '#data/documents/documents.ts';
import { useConnection } from '#data/live/connection.ts';
import type { useRecordStates } from '#data/live/record-states.ts';
import { ConnectBy } from '#records/asks/connect-by.tsx';
import { EndedNote } from '#records/ended-note.tsx';
import { KeptSummary } from './kept-summary.tsx';
import { SendingSummary } from './sending-summary.tsx';
import type { useDocumentsOnDevice } from './use-documents-on-device.ts';

type DocumentsAsideProps = {
  readonly clientId: string | null;
  /** null until all of them are read. */
  readonly documents: readonly Row<'documents'>[] | null;
  readonly states: ReturnType<typeof useRecordStates>;
  readonly onDevice: ReturnType<typeof useDocumentsOnDevice>;
};

/** How far the own files are on their way, and what of all of them is on this device. */
export function DocumentsAside({ clientId, documents, states, onDevice }: DocumentsAsideProps) {
  const { connection } = useConnection();
  const own = documents?.filter(isFromClient) ?? [];
  return (
    <Box as="aside" aria-label="Envio e espaço" display="grid" gap="4">
      <ConnectBy />
      {clientId !== null && <EndedNote clientId={clientId} />}
      {own.length > 0 && (
        <SendingSummary documents={own} states={states} isOnline={connection.kind === 'online'} />
      )}
      {documents !== null && <KeptSummary count={onDevice.count} size_bytes={onDevice.size_bytes} />}
    </Box>
  );
}
