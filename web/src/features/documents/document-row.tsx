import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatInstantMinute, formatSizeInKb, type Row } from '@portal/domain';
import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { sameValue } from '#data/local/same-value.ts';
import { canRetryInPlace } from '#data/outbox/can-succeed.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { canPreview } from '#ui/files/can-preview.ts';
import { DownloadButton, PinButton } from '#ui/files/file-buttons.tsx';
import { FileIcon } from '#ui/files/file-icon.tsx';

type Document = Row<'documents'>;

export type DocumentRowProps = {
  document: Document;
  state: RecordState;
  /** Kept on the device by the person's wish. */
  isPinned: boolean;
  isBusy: boolean;
  onDownload: (document: Document) => void;
  onOpen: (document: Document) => void;
  onPin: (document: Document, isPinned: boolean) => void;
  /** Sends it again after a refusal. */
  onRetry: (document: Document) => void;
};

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: '3.5',
    rowGap: '0.5',
    alignItems: 'center',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const OpenButton = chakra('button', {
  base: {
    minHeight: '24px',
    textAlign: 'start',
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Remembered: while files are taken in or sent the list is drawn anew with every step of each of them. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, state, onRetry } = props;
  const name = visibleFilename(document.filename);
  const row = useRef<HTMLDivElement>(null);
  const retry = () => {
    onRetry(document);
    // The button goes with the refusal; the person who pressed it by the keyboard stays in this row.
    row.current?.focus();
  };
  return (
    <Grid ref={row} tabIndex={-1}>
      <Box gridRow="span 2" alignSelf="start" mt="1px">
        <FileIcon extension={acceptedExtension(document.filename) ?? ''} />
      </Box>
      <Box fontWeight="semibold" fontSize="secondary" lineHeight="1.3" overflowWrap="anywhere">
        <Name {...props} name={name} />
      </Box>
      <Box gridColumn="3" gridRow="1 / 3" display="flex" gap="0.5">
        <RowActions {...props} name={name} />
      </Box>
      <MetaLine {...props} />
      {state.kind === 'sending' && state.percent !== null && (
        <Box gridColumn="2" mt="1.5">
          <ProgressBar percent={state.percent} label={`Envio de ${name}`} />
        </Box>
      )}
      <Reason document={document} state={state} name={name} onRetry={retry} />
    </Grid>
  );
}, isSameRow);

/** Every read brings new objects of old rows: the stamps tell. What the actions do is the same at every drawing. */
function isSameRow(a: DocumentRowProps, b: DocumentRowProps): boolean {
  return (
    a.document.id === b.document.id &&
    a.document.rev === b.document.rev &&
    a.document.updated_at === b.document.updated_at &&
    a.isPinned === b.isPinned &&
    a.isBusy === b.isBusy &&
    sameValue(a.state, b.state)
  );
}

function Name({ document, name, onOpen }: DocumentRowProps & { name: string }) {
  const { uid } = useLocalAccount();
  if (!isOpenTo(document, uid) || !canPreview(document.mime_type)) return <bdi>{name}</bdi>;
  return (
    <OpenButton type="button" aria-label={`Abrir ${name}`} onClick={() => onOpen(document)}>
      <bdi>{name}</bdi>
    </OpenButton>
  );
}

function MetaLine({ document, state, isPinned }: DocumentRowProps) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2.5"
      textStyle="meta"
      lineHeight="20px"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <time dateTime={document.created_at}>{formatInstantMinute(document.created_at)}</time>
      <Box boxSize="3px" borderRadius="full" bg="currentColor" opacity="0.6" aria-hidden />
      <span>{formatSizeInKb(document.size_bytes)}</span>
      {document.check !== 'refused' && <StateMark state={state} />}
      {state.kind === 'sent' && <CheckMark check={document.check} />}
      {isPinned && <OfflineMark kind="here" />}
    </Box>
  );
}

function StateMark({ state }: { state: RecordState }) {
  const percent = state.kind === 'sending' ? (state.percent ?? undefined) : undefined;
  return <SyncMark state={state.kind} percent={percent} />;
}

function RowActions({
  document,
  state,
  isPinned,
  isBusy,
  onDownload,
  onPin,
  name,
}: DocumentRowProps & { name: string }) {
  const { uid } = useLocalAccount();
  if (!isOpenTo(document, uid)) return null;
  return (
    <>
      {state.kind === 'sent' && (
        <PinButton name={name} isPinned={isPinned} onClick={() => onPin(document, !isPinned)} />
      )}
      <DownloadButton name={name} isBusy={isBusy} onClick={() => onDownload(document)} />
    </>
  );
}

type ReasonProps = Pick<DocumentRowProps, 'document' | 'state'> & { name: string; onRetry: () => void };

/** What needs the person: a refusal on the way up, one by the check of the content, or a return by the accountant. */
function Reason({ document, state, name, onRetry }: ReasonProps) {
  if (state.kind === 'attention') {
    return (
      <ReasonNote
        action={
          canRetryInPlace(state.reason) ? <RetryButton name={name} onClick={onRetry} /> : <ResolveLink />
        }
      >
        {REASON_LABELS[state.reason]}
      </ReasonNote>
    );
  }
  if (document.check === 'refused') {
    return (
      <ReasonNote>
        O arquivo não passou na verificação e não pode ser aberto. {document.check_reason} Envie outro.
      </ReasonNote>
    );
  }
  if (document.review === 'returned') {
    return <ReasonNote>Devolvido pelo contador. {document.review_reason}</ReasonNote>;
  }
  return null;
}

function ReasonNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Box gridColumn={{ base: '1 / -1', md: '2 / -1' }} mt="2">
      <Note kind="attention" action={action}>
        {children}
      </Note>
    </Box>
  );
}

/** Takes the colour of the box it is in. */
const NOTE_BUTTON = {
  size: 'sm',
  variant: 'outline',
  bg: 'transparent',
  color: 'attention.fg',
  borderColor: 'attention.line',
} as const;

function RetryButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button {...NOTE_BUTTON} aria-label={`Tentar novamente: ${name}`} onClick={onClick}>
      Tentar novamente
    </Button>
  );
}

/** Where it can be exported or given up, and sent by another way. */
function ResolveLink() {
  return (
    <Button asChild {...NOTE_BUTTON}>
      <Link to={paths.sync}>Resolver</Link>
    </Button>
  );
}
