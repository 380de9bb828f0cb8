import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import { useConnection } from '#data/connection.ts';
import { useRecordStates } from '#data/record-states.ts';
import { listDocuments } from '#data/repositories/documents.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { findDocuments, NO_FILTER } from './find-documents.ts';
import { KeptSummary } from './kept-summary.tsx';
import { PortalDropZone } from './portal-drop-zone.tsx';
import { SendingSummary } from './sending-summary.tsx';
import { useDocumentsOnDevice } from './use-documents-on-device.ts';
import { useDownload } from './use-download.ts';
import { usePin } from './use-pin.ts';

/** 'Meus Documentos': what one company sent and received. */
export function PortalDocuments({ clientId }: { clientId: string | null }) {
  const documents = useLocalQuery(
    (db) => (clientId === null ? Promise.resolve([]) : listDocuments(db, clientId)),
    [clientId],
  );
  const known = documents.kind === 'ready' ? documents.value : [];
  const states = useRecordStates('documents');
  const { connection } = useConnection();
  const onDevice = useDocumentsOnDevice(known);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' }}
      gap={{ base: '5', md: '7' }}
      alignItems="start"
    >
      <div>
        <PortalDropZone clientId={clientId} />
        {documents.kind === 'loading' && <SkeletonRows rows={5} />}
        {documents.kind === 'error' && (
          <ErrorState
            title="Não deu para carregar os documentos"
            text="O que já estava no aparelho continua aqui."
            onRetry={documents.retry}
          />
        )}
        {documents.kind === 'ready' && (
          <SentDocuments documents={known} states={states} pinnedIds={onDevice.pinnedIds} />
        )}
      </div>
      <Box as="aside" aria-label="Envio e espaço" display="grid" gap="4">
        {known.length > 0 && (
          <SendingSummary documents={known} states={states} isOnline={connection.kind === 'online'} />
        )}
        <KeptSummary count={onDevice.count} size_bytes={onDevice.size_bytes} />
      </Box>
    </Box>
  );
}

type SentDocumentsProps = {
  documents: readonly Row<'documents'>[];
  states: ReturnType<typeof useRecordStates>;
  pinnedIds: ReadonlySet<string>;
};

function SentDocuments({ documents, states, pinnedIds }: SentDocumentsProps) {
  const [query, setQuery] = useState('');
  const { download, busyId } = useDownload();
  const pin = usePin();
  const found = findDocuments(documents, { ...NO_FILTER, query: useDeferredValue(query) });
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" rowGap="2" columnGap="3" mt="7" mb="2.5">
        <chakra.h2 textStyle="cardTitle" me="auto">
          Documentos Enviados
        </chakra.h2>
        {documents.length > 0 && (
          <>
            <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {documents.length === 1 ? '1 arquivo' : `${documents.length} arquivos`}
            </chakra.span>
            <SearchField placeholder="Buscar..." value={query} onChange={setQuery} />
          </>
        )}
      </Box>
      {documents.length === 0 && (
        <EmptyState
          illustration="documents"
          headingLevel="h3"
          title="Nenhum documento enviado ainda"
          text="Notas, extratos e recibos que você mandar aparecem aqui."
        />
      )}
      {documents.length > 0 && found.length === 0 && (
        <EmptyState
          illustration="search"
          headingLevel="h3"
          title="Nenhum documento encontrado"
          text="Confira o que foi escrito na busca."
        />
      )}
      {found.length > 0 && (
        <DocumentList
          documents={found}
          states={states}
          pinnedIds={pinnedIds}
          busyId={busyId}
          onDownload={(document) => void download(document)}
          onPin={(document, isPinned) => void pin(document, isPinned)}
        />
      )}
    </>
  );
}
