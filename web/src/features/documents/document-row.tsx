import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatInstantMinute, formatSizeInKb, type Row } from '@portal/domain';
import { Download, Pin, PinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { REASON_LABELS } from '#data/labels/reason-labels.ts';
import type { RecordState } from '#data/outbox-entry.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { FileIcon } from '#ui/file-icon.tsx';
import { Note } from '#ui/note.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SyncMark } from '#ui/sync-mark.tsx';
import { CheckMark } from './check-mark.tsx';
import { visibleFilename } from './safe-filename.ts';

type Document = Row<'documents'>;

export type DocumentRowProps = {
  document: Document;
  state: RecordState;
  /** Kept on the device by the person's wish. */
  isPinned: boolean;
  isBusy: boolean;
  onDownload: (document: Document) => void;
  onPin: (document: Document, isPinned: boolean) => void;
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

export function DocumentRow(props: DocumentRowProps) {
  const { document, state } = props;
  const name = visibleFilename(document.filename);
  return (
    <Grid>
      <Box gridRow="span 2" alignSelf="start" mt="1px">
        <FileIcon extension={acceptedExtension(document.filename) ?? ''} />
      </Box>
      <Box fontWeight="semibold" fontSize="secondary" lineHeight="1.3" overflowWrap="anywhere">
        <bdi>{name}</bdi>
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
      <Reason document={document} state={state} />
    </Grid>
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
      {isPinned && <Mark icon={<Pin size={15} strokeWidth={1.75} aria-hidden />}>Abre sem internet</Mark>}
    </Box>
  );
}

function StateMark({ state }: { state: RecordState }) {
  const percent = state.kind === 'sending' ? (state.percent ?? undefined) : undefined;
  return <SyncMark state={state.kind} percent={percent} />;
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="5px"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      {icon}
      {children}
    </Box>
  );
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
  if (document.check === 'refused') return null;
  const PinIcon = isPinned ? PinOff : Pin;
  return (
    <>
      {state.kind === 'sent' && (
        <IconButton
          size="md"
          label={isPinned ? `Não manter neste aparelho: ${name}` : `Manter neste aparelho: ${name}`}
          aria-pressed={isPinned}
          onClick={() => onPin(document, !isPinned)}
        >
          <PinIcon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="md"
        label={`Baixar ${name}`}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={() => onDownload(document)}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  );
}

/** What needs the person: a refusal on the way up, one by the check of the content, or a return by the accountant. */
function Reason({ document, state }: Pick<DocumentRowProps, 'document' | 'state'>) {
  if (state.kind === 'attention') {
    return <ReasonNote action={<ResolveLink />}>{REASON_LABELS[state.reason]}</ReasonNote>;
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

function ResolveLink() {
  return (
    <Button
      asChild
      size="sm"
      variant="outline"
      bg="transparent"
      color="attention.fg"
      borderColor="attention.line"
    >
      <Link to={paths.sync}>Resolver</Link>
    </Button>
  );
}
