import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { Download, Trash2 } from 'lucide-react';
import type { RecordState } from '#data/outbox-entry.ts';
import { IconButton } from '#ui/button.tsx';
import { SyncMark } from '#ui/sync-mark.tsx';
import type { DocumentView } from './document-view.ts';
import { CheckMark } from './check-mark.tsx';
import { visibleFilename } from './safe-filename.ts';

type Document = Row<'documents'>;

/** The name, and under it what is not yet as it should be: 'enviado' goes without saying here. */
export function AdminDocumentName({ document, state }: { document: Document; state: RecordState }) {
  const percent = state.kind === 'sending' && state.percent !== null ? state.percent : undefined;
  return (
    <>
      <Box overflowWrap="anywhere">
        <bdi>{visibleFilename(document.filename)}</bdi>
      </Box>
      <Box fontWeight="normal" lineHeight="1">
        {state.kind === 'sent' ? (
          <CheckMark check={document.check} size="sm" />
        ) : (
          <SyncMark state={state.kind} percent={percent} size="sm" />
        )}
      </Box>
      {document.check === 'refused' && (
        <Box fontWeight="normal" textStyle="floor" color="fg.muted" overflowWrap="anywhere">
          {document.check_reason}
        </Box>
      )}
    </>
  );
}

export function AdminDocumentActions({ document, view }: { document: Document; view: DocumentView }) {
  const name = visibleFilename(document.filename);
  return (
    <>
      {document.check !== 'refused' && (
        <IconButton
          label={`Baixar ${name}`}
          disabled={view.isBusy(document)}
          aria-busy={view.isBusy(document) || undefined}
          onClick={() => view.onDownload(document)}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      {view.mayRemove(document) && (
        <IconButton label={`Remover ${name}`} onClick={() => view.onRemove(document)}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
