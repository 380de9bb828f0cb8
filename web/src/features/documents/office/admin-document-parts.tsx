import { Box, chakra } from '@chakra-ui/react';
import { isFileMissing, type Row } from '@portal/domain';
import { CheckCheck, Download, History, Link2, Trash2, Undo2 } from 'lucide-react';
import { isFromClient } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { SLIP_CATEGORY } from '#data/slips/slip-category.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { OlderMark } from '#records/older/older-mark.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import type { DocumentView } from './document-view.ts';
import { OpenName } from '../open-name.tsx';
import { ReplacedMark } from '../replaced-mark.tsx';
import { ReviewMark } from './review-mark.tsx';
import { useKeptCopy } from '../use-kept-copy.ts';

type Document = Row<'documents'>;

/** The name, which opens the file, and under it what is not yet as it should be: 'enviado' goes without saying here. */
export function AdminDocumentName({ document, view }: { document: Document; view: DocumentView }) {
  const state = view.state(document);
  const percent = state.kind === 'sending' && state.percent !== null ? state.percent : undefined;
  return (
    <>
      <Box overflowWrap="anywhere">
        <OpenName document={document} onOpen={view.onOpen} />
      </Box>
      <Box fontWeight="normal" lineHeight="1">
        {state.kind === 'sent' ? (
          <CheckMark document={document} size="sm" />
        ) : (
          <SyncMark state={state.kind} percent={percent} size="sm" />
        )}
      </Box>
      {document.check === 'refused' && (
        <Box fontWeight="normal" textStyle="floor" color="fg.muted" overflowWrap="anywhere">
          {document.check_reason}
          {isFileMissing(document) && <KeptCopy document={document} />}
        </Box>
      )}
      {document.category === SLIP_CATEGORY && <ReplacedMark document={document} />}
      <ReviewMark document={document} />
      <OlderMark entity="documents" updatedAt={document.updated_at} />
    </>
  );
}

/** What this device can do about a file that the server does not have. */
function KeptCopy({ document }: { document: Document }) {
  const { copy, send } = useKeptCopy(document);
  if (copy === 'sent') return ' Uma cópia foi enviada de novo.';
  if (copy !== 'here') return null;
  return (
    <>
      {' Este aparelho guarda uma cópia.'}
      <Button
        size="sm"
        variant="outline"
        display="flex"
        my="1.5"
        aria-label={`Enviar de novo: ${visibleFilename(document.filename)}`}
        onClick={() => void send(document)}
      >
        Enviar de novo
      </Button>
    </>
  );
}

/**
 * Each action has its place, so that a press on the same spot of the next row does the same. What only some rows have
 * comes first: where it is missing there is no hole between the others.
 */
export function AdminDocumentActions({ document, view }: { document: Document; view: DocumentView }) {
  const name = visibleFilename(document.filename);
  const { uid } = useLocalAccount();
  return (
    <Places>
      <Place>
        {isFromClient(document) && document.check !== 'refused' && document.client_id !== null && (
          <IconButton label={`Ligar a um pedido: ${name}`} onClick={() => view.onTie(document)}>
            <Link2 {...icon} />
          </IconButton>
        )}
      </Place>
      <ReviewActions document={document} view={view} name={name} />
      <Place>
        {isOpenTo(document, uid) && (
          <IconButton
            label={`Baixar ${name}`}
            disabled={view.isBusy(document)}
            aria-busy={view.isBusy(document) || undefined}
            onClick={() => view.onDownload(document)}
          >
            <Download {...icon} />
          </IconButton>
        )}
      </Place>
      <Place>
        <IconButton label={`Histórico de ${name}`} onClick={() => view.onHistory(document)}>
          <History {...icon} />
        </IconButton>
      </Place>
      <Place>
        {view.mayRemove(document) && (
          <IconButton label={`Remover ${name}`} onClick={() => view.onRemove(document)}>
            <Trash2 {...icon} />
          </IconButton>
        )}
      </Place>
    </Places>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** In the middle of its line whether its first place is taken or not: an empty one has no baseline. */
const Places = chakra('span', { base: { display: 'inline-flex', verticalAlign: 'middle' } });
/** As wide as its button, also without one. */
const Place = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: { base: '44px', md: '36px' },
    '@media (pointer: coarse)': { minWidth: '44px' },
  },
});

type ReviewActionsProps = { document: Document; view: DocumentView; name: string };

/** What a client sent is accepted or sent back; the office's own is for nobody to judge. */
function ReviewActions({ document, view, name }: ReviewActionsProps) {
  const isJudged = isFromClient(document) && document.check !== 'refused';
  return (
    <>
      <Place>
        {isJudged && document.review !== 'ok' && (
          <IconButton label={`Conferir ${name}`} onClick={() => view.onAccept(document)}>
            <CheckCheck {...icon} />
          </IconButton>
        )}
      </Place>
      <Place>
        {isJudged && document.review !== 'returned' && (
          <IconButton label={`Devolver ${name}`} onClick={() => view.onReturn(document)}>
            <Undo2 {...icon} />
          </IconButton>
        )}
      </Place>
    </>
  );
}
