import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatInstantMinute, formatSizeInKb, type Row } from '@portal/domain';
import { memo, useRef } from 'react';
import { isFromClient } from '#data/documents/documents.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { SLIP_CATEGORY } from '#data/slips/slip-category.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { DownloadButton, PinButton } from '#ui/files/file-buttons.tsx';
import { FileIcon } from '#ui/files/file-icon.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { OpenName } from '../open-name.tsx';

type Document = Row<'documents'>;

/** Few rows have one. */
const DocumentReason = lazyPart(
  () => import('./document-reason.tsx'),
  (module) => module.DocumentReason,
);

/** Only what is asked of the company brings anything. */
const TieMark = lazyPart(
  () => import('./tie-mark.tsx'),
  (module) => module.TieMark,
);

/** Of the office's files only slips can be replaced. */
const ReplacedMark = lazyPart(
  () => import('../replaced-mark.tsx'),
  (module) => module.ReplacedMark,
);

/** A refusal on the way up, one by the check of the content, or a return by the accountant. */
const needsPerson = ({ check, review }: Document, state: RecordState) =>
  state.kind === 'attention' || check === 'refused' || review === 'returned';

export type DocumentRowProps = {
  document: Document;
  state: RecordState;
  /** Kept on the device by the person's wish. */
  isPinned: boolean;
  isBusy: boolean;
  /** On the server alone, and there is no connection. */
  isOutOfReach: boolean;
  onDownload: (document: Document) => void;
  onOpen: (document: Document) => void;
  onPin: (document: Document, isPinned: boolean) => void;
  /** Sends it again after a refusal. */
  onRetry: (document: Document) => void;
  /** Sends another file instead of one that came back. */
  onSendAnother: (document: Document, file: File) => void;
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

/** Remembered: while files are taken in or sent the list is drawn anew with every step of each of them. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, state, onRetry, onSendAnother } = props;
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
        <OpenName document={document} onOpen={props.isOutOfReach ? null : props.onOpen} />
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
      {isFromClient(document) && document.check !== 'refused' && <TieMark {...{ document, name }} />}
      {document.category === SLIP_CATEGORY && <ReplacedMark document={document} />}
      {needsPerson(document, state) && (
        <DocumentReason
          {...{ document, state, name }}
          onRetry={retry}
          onSendAnother={(file) => onSendAnother(document, file)}
        />
      )}
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
    a.isOutOfReach === b.isOutOfReach &&
    sameValue(a.state, b.state)
  );
}

function MetaLine({ document, state, isPinned, isOutOfReach }: DocumentRowProps) {
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
      {document.check !== 'refused' && (state.kind !== 'sent' || isFromClient(document)) && (
        <StateMark state={state} />
      )}
      {state.kind === 'sent' && <CheckMark document={document} />}
      {isPinned && <OfflineMark kind="here" />}
      {isOutOfReach && <OfflineMark kind="away" isBrief />}
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
  isOutOfReach,
  onDownload,
  onPin,
  name,
}: DocumentRowProps & { name: string }) {
  const { uid } = useLocalAccount();
  if (!isOpenTo(document, uid) || isOutOfReach) return null;
  return (
    <>
      {state.kind === 'sent' && (
        <PinButton name={name} isPinned={isPinned} onClick={() => onPin(document, !isPinned)} />
      )}
      <DownloadButton name={name} isBusy={isBusy} onClick={() => onDownload(document)} />
    </>
  );
}
