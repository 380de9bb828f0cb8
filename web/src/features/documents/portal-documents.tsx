import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { arrivalMonths, categoriesOf } from '#data/documents/document-range.ts';
import { documentsOfClient } from '#data/documents/documents.ts';
import { useConnection } from '#data/live/connection.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentsFilter } from './documents-filter.tsx';
import { findDocuments, NO_FILTER } from './find-documents.ts';
import { KeptSummary } from './kept-summary.tsx';
import { PortalDropZone } from './portal-drop-zone.tsx';
import { SendingSummary } from './sending-summary.tsx';
import { useDocumentsOnDevice } from './use-documents-on-device.ts';

/** 'Meus Documentos': what one company sent and received. */
export function PortalDocuments({ clientId }: { clientId: string | null }) {
  const documents = useLocalRead(documentsOfClient(clientId));
  const known = valueOr(documents, []);
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
  const [filter, setFilter] = useState(NO_FILTER);
  const { db } = useLocalAccount();
  const { download, open, pin, busyId } = useDocumentActions();
  // The letter is shown before the list is searched, and the drawing that shows it does not search once more.
  const sought = useDeferredValue(filter);
  const choices = useMemo(
    () => ({ months: arrivalMonths(documents), categories: categoriesOf(documents) }),
    [documents],
  );
  const found = useMemo(() => findDocuments(documents, sought), [documents, sought]);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" rowGap="2" columnGap="3" mt="7" mb="2.5">
        <chakra.h2 textStyle="cardTitle" me="auto">
          Documentos Enviados
        </chakra.h2>
        {documents.length > 0 && (
          <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {documents.length === 1 ? '1 arquivo' : `${documents.length} arquivos`}
          </chakra.span>
        )}
      </Box>
      {documents.length > 0 && (
        <DocumentsFilter
          filter={filter}
          {...choices}
          clients={null}
          isBare
          onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
        />
      )}
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
          text="Confira a busca e os filtros escolhidos."
        />
      )}
      {found.length > 0 && (
        <DocumentList
          documents={found}
          states={states}
          pinnedIds={pinnedIds}
          busyId={busyId}
          onDownload={(document) => void download(document)}
          onOpen={open}
          onPin={(document, isPinned) => void pin(document, isPinned)}
          onRetry={({ id }) => void retry(db, id)}
        />
      )}
    </>
  );
}

/** Its code needs the schemas, which no list waits for. */
async function retry(db: PortalDatabase, id: string): Promise<void> {
  const { retryRecord } = await import('#data/outbox/outbox-actions.ts');
  await retryRecord(db, 'documents', id);
}
