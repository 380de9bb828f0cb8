import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatSizeInKb, type Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useDocumentAccess } from '#records/documents/document-access.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { CheckMark } from '#records/marks/check-mark.tsx';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { DownloadButton, PinButton } from '#ui/files/file-buttons.tsx';
import { FileLine } from '#ui/files/file-line.tsx';

type ObligationFilesProps = { obligationName: string; documents: readonly Row<'documents'>[] };

/** What belongs to an obligation: the slip to pay, a receipt. */
export function ObligationFiles({ obligationName, documents }: ObligationFilesProps) {
  return (
    <Box mt="3.5" pt="3" borderTopWidth="1px" borderColor="border">
      <chakra.h3 textStyle="label" mb="2">
        Anexos
      </chakra.h3>
      <chakra.ul listStyle="none" display="grid" gap="2.5" aria-label={`Anexos de ${obligationName}`}>
        {documents.map((document) => (
          <li key={document.id}>
            <File document={document} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function File({ document }: { document: Row<'documents'> }) {
  const { download, open, pin, busyId } = useDocumentActions();
  const { accessTo, isPinned } = useDocumentAccess();
  const name = visibleFilename(document.filename);
  const access = accessTo(document);
  const canOpen = access === 'on_device' || access === 'on_server';
  const isKept = isPinned(document);
  return (
    <FileLine
      name={name}
      extension={acceptedExtension(document.filename) ?? ''}
      onOpen={canOpen ? () => open(document) : undefined}
      meta={
        <>
          <span>{formatSizeInKb(document.size_bytes)}</span>
          <CheckMark document={document} />
          {access === 'on_device' && <OfflineMark kind="here" />}
          {access === 'out_of_reach' && <OfflineMark kind="away" />}
        </>
      }
      actions={
        canOpen && (
          <>
            <PinButton name={name} isPinned={isKept} onClick={() => void pin(document, !isKept)} />
            <DownloadButton
              name={name}
              isBusy={busyId === document.id}
              onClick={() => void download(document)}
            />
          </>
        )
      }
    />
  );
}
