import { Box, chakra } from '@chakra-ui/react';
import { acceptedExtension, formatSizeInKb } from '@portal/domain';
import { Paperclip, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import {
  addToDraft,
  MOST_DRAFT_FILES,
  type RefusedDraftFile,
  removeFromDraft,
} from '#data/drafts/draft-files.ts';
import type { DraftFile } from '#data/drafts/draft.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { FileLine } from '#ui/files/file-line.tsx';
import { REFUSAL_LABELS } from '../request-labels.ts';

type AttachmentsProps = {
  clientId: string;
  files: readonly DraftFile[];
  isDisabled: boolean;
  refused: readonly RefusedDraftFile[];
  onRefused: (refused: readonly RefusedDraftFile[]) => void;
};

/** The files of a request that is being written: kept on the device, sent with it. */
export function Attachments({ clientId, files, isDisabled, refused, onRefused }: AttachmentsProps) {
  const { db } = useLocalAccount();
  const { settle } = useDocumentActions();
  const place = { kind: 'request', subject_id: clientId } as const;
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const take = async (chosen: FileList | null) => {
    if (chosen === null || chosen.length === 0) return;
    setIsReading(true);
    try {
      const settled = await settle([...chosen], clientId, true);
      const files = settled.map(({ file }) => file);
      onRefused(await addToDraft(db, place, files));
    } finally {
      setIsReading(false);
    }
  };
  const isFull = files.length >= MOST_DRAFT_FILES;
  const isClosed = isDisabled || isReading || isFull;
  return (
    <Group
      role="group"
      aria-labelledby="anexos"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        // What is taken off the event is gone once it is over.
        if (!isClosed) void take(event.dataTransfer.files);
      }}
    >
      <chakra.span id="anexos" textStyle="label">
        Anexos
      </chakra.span>
      {files.length > 0 && (
        <chakra.ul listStyle="none" display="grid" gap="2" aria-label="Anexos">
          {files.map((file) => (
            <li key={file.file_id}>
              <Attachment
                file={file}
                isDisabled={isDisabled}
                onRemove={() => void removeFromDraft(db, place, file.file_id)}
              />
            </li>
          ))}
        </chakra.ul>
      )}
      {/* No accept attribute: see the documents' drop zone. What is not taken is refused by name and reason. */}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={isClosed}
        aria-label="Arquivos para anexar"
        onChange={(event) => {
          void take(event.target.files).then(() => {
            if (input.current !== null) input.current.value = ''; // the same file can be chosen again
          });
        }}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
        <Button
          variant="outline"
          disabled={isClosed}
          isBusy={isReading}
          busyText="Lendo..."
          onClick={() => input.current?.click()}
        >
          <Paperclip size={20} strokeWidth={1.75} aria-hidden />
          Anexar arquivos
        </Button>
        <chakra.span textStyle="meta" color="fg.muted">
          {isFull
            ? REFUSAL_LABELS.too_many
            : `PDF, DOC, XLS, CSV, OFX, XML e imagens. Até ${MOST_DRAFT_FILES} arquivos de 25 MB.`}
        </chakra.span>
      </Box>
      <RefusedFiles
        refused={refused.map(({ filename, reason }) => ({
          filename: visibleFilename(filename),
          reason: REFUSAL_LABELS[reason],
        }))}
        onDismiss={() => onRefused([])}
      />
    </Group>
  );
}

type AttachmentProps = { file: DraftFile; isDisabled: boolean; onRemove: () => void };

function Attachment({ file, isDisabled, onRemove }: AttachmentProps) {
  const name = visibleFilename(file.filename);
  return (
    <FileLine
      name={name}
      extension={acceptedExtension(file.filename) ?? ''}
      meta={formatSizeInKb(file.size_bytes)}
      actions={
        <IconButton size="md" label={`Tirar ${name}`} disabled={isDisabled} onClick={onRemove}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
}

const Group = chakra('div', { base: { display: 'grid', gap: '2.5', minWidth: '0' } });
