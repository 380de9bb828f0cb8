import { Box, chakra } from '@chakra-ui/react';
import { formatSizeInKb, type Row } from '@portal/domain';
import { Clock, Download, FileText, Image, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { isOpenTo } from '#records/documents/document-access.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2.5',
    mt: '2',
    ps: '2.5',
    minHeight: '44px',
    borderRadius: 'md',
    // On every bubble, light and dark, the bubble's own ink.
    bg: 'color-mix(in srgb, currentColor 12%, transparent)',
    whiteSpace: 'normal',
  },
});

const DownloadButton = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '44px', borderRadius: 'md', cursor: 'pointer' },
});

type AttachmentProps = {
  /** null where it is not on this device, or was removed. */
  document: Row<'documents'> | null;
  state: RecordState;
  isBusy: boolean;
  /** On the server alone, and there is no connection. */
  isOutOfReach: boolean;
  onDownload: (document: Row<'documents'>) => void;
};

/** A file inside a bubble. */
export function Attachment({ document, state, isBusy, isOutOfReach, onDownload }: AttachmentProps) {
  const { uid } = useLocalAccount();
  if (document === null) {
    return (
      <Frame>
        <FileText size={20} strokeWidth={1.75} aria-hidden />
        <Box py="2" textStyle="meta">
          Arquivo indisponível
        </Box>
      </Frame>
    );
  }
  const name = visibleFilename(document.filename);
  const Icon = document.mime_type.startsWith('image/') ? Image : FileText;
  return (
    <Frame>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <Box py="2" minWidth="0">
        <Box textStyle="meta" fontWeight="semibold" lineClamp={2} overflowWrap="anywhere" title={name}>
          <bdi>{name}</bdi>
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="2" textStyle="floor" fontVariantNumeric="tabular-nums">
          <span>{formatSizeInKb(document.size_bytes)}</span>
          <State document={document} state={state} />
          {isOutOfReach && <OfflineMark kind="away" />}
        </Box>
        {state.kind === 'sending' && state.percent !== null && (
          <Box mt="1">
            <ProgressBar percent={state.percent} label={`Envio de ${name}`} />
          </Box>
        )}
      </Box>
      {isOpenTo(document, uid) && !isOutOfReach && (
        <DownloadButton
          type="button"
          aria-label={`Baixar ${name}`}
          title={`Baixar ${name}`}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          onClick={() => onDownload(document)}
        >
          <Download size={20} strokeWidth={1.75} aria-hidden />
        </DownloadButton>
      )}
    </Frame>
  );
}

/** Of a file that has arrived only what is amiss: the bubble says 'Enviado' already. */
function State({ document, state }: Pick<AttachmentProps, 'state'> & { document: Row<'documents'> }) {
  switch (state.kind) {
    case 'sent':
      if (document.check === 'ok') return null;
      return document.check === 'pending' ? (
        <Mark icon={<Clock size={13} strokeWidth={1.75} aria-hidden />}>Em verificação</Mark>
      ) : (
        <Mark icon={<OctagonAlert size={13} strokeWidth={1.75} aria-hidden />}>Recusado na verificação</Mark>
      );
    case 'attention':
      return (
        <Link to={paths.sync}>
          <SyncMark state="attention" size="sm" />
        </Link>
      );
    case 'device':
    case 'sending':
      return (
        <SyncMark
          state={state.kind}
          percent={state.kind === 'sending' ? (state.percent ?? undefined) : undefined}
          size="sm"
        />
      );
  }
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="5px" whiteSpace="nowrap">
      {icon}
      {children}
    </Box>
  );
}
