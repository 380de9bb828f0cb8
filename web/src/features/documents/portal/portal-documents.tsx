import { Box, chakra } from '@chakra-ui/react';
import { formatCount, type Row } from '@portal/domain';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { arrivalMonths, categoriesOf } from '#data/documents/document-range.ts';
import { CLIENT_UPLOAD, documentsOfClient, isFromClient } from '#data/documents/documents.ts';
import { firstDocumentsOfClient, MOST_OF_OFFICE } from '#data/documents/first-documents.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalRead, usePrefetched } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { fileCount } from '#records/documents/file-count.ts';
import { NothingOfClient } from '#records/nothing-of-client.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { useIsPainted } from '#ui/lazy/use-is-painted.ts';
import { DocumentList } from './document-list.tsx';
import { inPlace } from './documents-in-place.ts';
import { DocumentsFilter } from '../documents-filter.tsx';
import { type DocumentFilter, findDocuments, NO_FILTER } from '../find-documents.ts';
import { PortalDropZone } from './portal-drop-zone.tsx';
import { SEND_TEXTS } from './send-texts.ts';
import { useSendDocuments } from '../use-send-documents.ts';
import { useDocumentsOnDevice } from './use-documents-on-device.ts';

/** Beside the list, or below it: no list waits for it. */
const DocumentsAside = lazyPart(
  () => import('./documents-aside.tsx'),
  (module) => module.DocumentsAside,
);

/** 'Meus Documentos': what one company sent and received. */
export function PortalDocuments({ clientId }: { clientId: string | null }) {
  // A start has the newest ahead. Once they are painted all are read, and until then nothing is said of how many there are.
  const first = usePrefetched(firstDocumentsOfClient(clientId));
  const isPainted = useIsPainted();
  const documents = useLocalRead(documentsOfClient(clientId), first === undefined || isPainted);
  const all = documents.kind === 'ready' ? documents.value : first?.isAll === true ? first.rows : null;
  const shown = all ?? first?.rows ?? null;
  const states = useRecordStates('documents');
  const onDevice = useDocumentsOnDevice(all ?? []);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' }}
      gap={{ base: '5', md: '7' }}
      alignItems="start"
    >
      <div>
        <PortalDropZone clientId={clientId} />
        {documents.kind === 'loading' && shown === null && <SkeletonRows rows={5} />}
        {documents.kind === 'error' && (
          <ErrorState
            title="Não deu para carregar os documentos"
            text="O que já estava no aparelho continua aqui."
            onRetry={documents.retry}
          />
        )}
        {documents.kind !== 'error' && shown !== null && (
          <BothLists
            {...{ clientId, states }}
            documents={shown}
            isAll={all !== null}
            pinnedIds={onDevice.pinnedIds}
          />
        )}
      </div>
      <DocumentsAside documents={all} {...{ clientId, states, onDevice }} />
    </Box>
  );
}

type BothListsProps = {
  clientId: string | null;
  documents: readonly Row<'documents'>[];
  /** Or the newest of them alone. */
  isAll: boolean;
  states: ReturnType<typeof useRecordStates>;
  pinnedIds: ReadonlySet<string>;
};

/** What the office sent, and what was sent from here: each file is in one of the two. */
const BothLists = memo(function BothLists(props: BothListsProps) {
  const { clientId, documents, isAll, states, pinnedIds } = props;
  const [filter, setFilter] = useState(NO_FILTER);
  const [isOfficeWhole, setIsOfficeWhole] = useState(false);
  const { db } = useLocalAccount();
  const { download, open, pin, busyId } = useDocumentActions();
  const { send } = useSendDocuments(SEND_TEXTS);
  // The letter is shown before the list is searched, and the drawing that shows it does not search once more.
  const sought = useDeferredValue(filter);
  const choices = useMemo(
    () => ({ months: arrivalMonths(documents), categories: categoriesOf(documents) }),
    [documents],
  );
  const { ofOffice, sent } = useMemo(() => apart(documents, sought), [documents, sought]);
  const hasSent = useMemo(() => documents.some(isFromClient), [documents]);
  const shownOfOffice = isOfficeWhole ? ofOffice : ofOffice.slice(0, MOST_OF_OFFICE);
  const list = {
    states,
    pinnedIds,
    busyId,
    onDownload: (document: Row<'documents'>) => void download(document),
    onOpen: open,
    onPin: (document: Row<'documents'>, isPinned: boolean) => void pin(document, isPinned),
    onRetry: ({ id }: Row<'documents'>) => void retry(db, id),
    onSendAnother: ({ id }: Row<'documents'>, file: File) =>
      void send({ files: [file], client_id: clientId, ...CLIENT_UPLOAD, replaces: id }),
  };
  return (
    <>
      {documents.length > 0 && (
        <Box mt="5">
          <DocumentsFilter
            filter={filter}
            {...choices}
            clients={null}
            isBare
            onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
          />
        </Box>
      )}
      {ofOffice.length > 0 && (
        <>
          <ListTitle title="Do escritório" count={isAll ? ofOffice.length : null} />
          <DocumentList label="Do escritório" documents={shownOfOffice} {...list} />
          {!isOfficeWhole && ofOffice.length > MOST_OF_OFFICE && (
            <Button variant="ghost" size="sm" mt="1" onClick={() => setIsOfficeWhole(true)}>
              {isAll ? `Ver todos os ${formatCount(ofOffice.length)}` : 'Ver todos'}
            </Button>
          )}
        </>
      )}
      <ListTitle title="Documentos Enviados" count={isAll ? sent.length : null} />
      {!hasSent && (
        <NothingOfClient
          clientId={clientId}
          entity="documents"
          illustration="documents"
          headingLevel="h3"
          none={{
            title: 'Nenhum documento enviado ainda',
            text: 'Notas, extratos e recibos que você mandar aparecem aqui.',
          }}
          notHere={{
            title: 'Nenhum documento seu neste aparelho',
            text: 'Os que você já mandou aparecem quando houver conexão. Pode mandar agora mesmo assim.',
          }}
        />
      )}
      {hasSent && sent.length === 0 && (
        <EmptyState
          illustration="search"
          headingLevel="h3"
          title="Nenhum documento encontrado"
          text="Confira a busca e os filtros escolhidos."
        />
      )}
      {sent.length > 0 && (
        <DocumentList
          label="Documentos Enviados"
          documents={sent}
          rowsAbove={shownOfOffice.length}
          {...list}
        />
      )}
    </>
  );
});

function apart(documents: readonly Row<'documents'>[], filter: DocumentFilter) {
  const found = new Set(findDocuments(documents, filter));
  return {
    ofOffice: documents.filter((document) => !isFromClient(document) && found.has(document)),
    // In place first: one that gave its place away is not found by its own name.
    sent: inPlace(documents.filter(isFromClient)).filter((document) => found.has(document)),
  };
}

/** `count`: null while it is not known. */
function ListTitle({ title, count }: { title: string; count: number | null }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" rowGap="2" columnGap="3" mt="7" mb="2.5">
      <chakra.h2 textStyle="cardTitle" me="auto">
        {title}
      </chakra.h2>
      {count !== null && count > 0 && (
        <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {fileCount(count)}
        </chakra.span>
      )}
    </Box>
  );
}

/** Its code needs the schemas, which no list waits for. */
async function retry(db: PortalDatabase, id: string): Promise<void> {
  const { retryRecord } = await import('#data/outbox/outbox-actions.ts');
  await retryRecord(db, 'documents', id);
}
