import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { CheckCheck, Download, Eye, History, Trash2, Undo2 } from 'lucide-react';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { IconButton } from '#ui/button.tsx';
import { canPreview } from '#ui/files/can-preview.ts';
import type { DocumentView } from './document-view.ts';
import { ReviewMark } from './review-mark.tsx';

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
      <ReviewMark document={document} />
    </>
  );
}

export function AdminDocumentActions({ document, view }: { document: Document; view: DocumentView }) {
  const name = visibleFilename(document.filename);
  const { uid } = useLocalAccount();
  const canOpen = isOpenTo(document, uid);
  return (
    <>
      {canOpen && canPreview(document.mime_type) && (
        <IconButton label={`Abrir ${name}`} onClick={() => view.onOpen(document)}>
          <Eye size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      {canOpen && (
        <IconButton
          label={`Baixar ${name}`}
          disabled={view.isBusy(document)}
          aria-busy={view.isBusy(document) || undefined}
          onClick={() => view.onDownload(document)}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <ReviewActions document={document} view={view} name={name} />
      <IconButton label={`Histórico de ${name}`} onClick={() => view.onHistory(document)}>
        <History size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {view.mayRemove(document) && (
        <IconButton label={`Remover ${name}`} onClick={() => view.onRemove(document)}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </>
  );
}

type ReviewActionsProps = { document: Document; view: DocumentView; name: string };

/** What a client sent, or will see, is accepted or sent back; the office's own ('Geral') is for nobody to judge. */
function ReviewActions({ document, view, name }: ReviewActionsProps) {
  if (document.client_id === null || document.check === 'refused') return null;
  return (
    <>
      {document.review !== 'ok' && (
        <IconButton label={`Conferir ${name}`} onClick={() => view.onAccept(document)}>
          <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      {document.review !== 'returned' && (
        <IconButton label={`Devolver ${name}`} onClick={() => view.onReturn(document)}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
