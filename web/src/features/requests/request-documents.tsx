import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatSizeInKb, type Row } from '@portal/domain';
import { getNamedDocuments } from '#data/documents/named-documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { useDocumentAccess } from '#records/documents/document-access.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { DownloadButton } from '#ui/files/file-buttons.tsx';
import { FileLine } from '#ui/files/file-line.tsx';
import { RequestMark } from './request-mark.tsx';

type RequestDocumentsProps = {
  request: Pick<Row<'service_requests'>, 'client_id' | 'document_ids'>;
  states: ReadonlyMap<string, RecordState>;
};

export function RequestDocuments({ request, states }: RequestDocumentsProps) {
  const { client_id, document_ids: ids } = request;
  const named = useLocalQuery((db) => getNamedDocuments(db, client_id, ids), [client_id, ids.join()]);
  const documents = named.kind === 'ready' ? [...named.value.values()] : [];
  const { download, open, busyId } = useDocumentActions();
  if (documents.length === 0) return null;
  return (
    <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border">
      <chakra.h3 textStyle="label" mb="2.5">
        Anexos
      </chakra.h3>
      <chakra.ul listStyle="none" display="grid" gap="3" aria-label="Anexos">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentLine
              document={document}
              state={recordStateOf(document, states)}
              isBusy={busyId === document.id}
              onOpen={() => open(document)}
              onDownload={() => void download(document)}
            />
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

type DocumentLineProps = {
  document: Row<'documents'>;
  state: RecordState;
  isBusy: boolean;
  onOpen: () => void;
  onDownload: () => void;
};

function DocumentLine({ document, state, isBusy, onOpen, onDownload }: DocumentLineProps) {
  const { accessTo } = useDocumentAccess();
  const name = visibleFilename(document.filename);
  const access = accessTo(document);
  const canOpen = access === 'on_device' || access === 'on_server';
  return (
    <FileLine
      name={name}
      extension={acceptedExtension(document.filename) ?? ''}
      onOpen={canOpen ? onOpen : undefined}
      meta={
        <>
          <span>{formatSizeInKb(document.size_bytes)}</span>
          <RequestMark state={state} />
          {state.kind === 'sent' && <CheckMark document={document} />}
          {access === 'out_of_reach' && <OfflineMark kind="away" />}
        </>
      }
      actions={canOpen && <DownloadButton name={name} isBusy={isBusy} onClick={onDownload} />}
    />
  );
}
