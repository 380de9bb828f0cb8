import { Box, chakra } from '@chakra-ui/react';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { visibleFilename } from '#data/files/safe-filename.ts';
import type { DraftFile } from '#data/drafts/draft.ts';
import { MOST_LETTERS } from '#data/messages/messages.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { IconButton } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { TextArea } from '#ui/fields/text-area-field.tsx';
import { hasTouchKeyboard, isSendKey } from './send-key.ts';
import type { useComposer } from './use-composer.ts';
import { useFittingHeight } from './use-fitting-height.ts';

const Form = chakra('form', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    p: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

export type ComposerProps = {
  composer: ReturnType<typeof useComposer>;
  /** What helps to write beside the field itself. */
  help?: ComposerHelp;
};

type ComposerHelp = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Asked before the message is sent; true where the key was not for the message. */
  takesKey: (event: KeyboardEvent) => boolean;
  /** What the field's keys move through; null while it is not shown. */
  list: { id: string; currentId: string } | null;
  button: ReactNode;
  /** Stands above the form. */
  panel: ReactNode;
};

/** Where a message is written: text of several lines, and files. */
export function Composer({ composer, help }: ComposerProps) {
  const { text, setText, files, addFiles, removeFile, refused, dismissRefused, isFull, canSend, send } =
    composer;
  const ownField = useFittingHeight(text);
  const field = help?.field ?? ownField;
  const chooser = useRef<HTMLInputElement>(null);

  const submit = () => {
    if (!canSend) return;
    void send();
    field.current?.focus();
  };
  return (
    <Form
      data-keep-clear
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {isFull && (
        <Note kind="attention" role="status">
          Não há espaço livre neste aparelho para guardar mensagens. Libere espaço antes de escrever.
        </Note>
      )}
      {help?.panel}
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
      <ChosenFiles files={files} onRemove={removeFile} />
      <Box display="flex" alignItems="flex-end" gap={{ base: '1', md: '2' }}>
        {/* No accept attribute: Android greys out what its list of media types does not know, .ofx among them. */}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Arquivos para anexar"
          onChange={(event) => {
            void addFiles([...(event.target.files ?? [])]);
            event.target.value = ''; // the same file can be chosen again
          }}
        />
        <IconButton label="Anexar arquivos" size="md" onClick={() => chooser.current?.click()}>
          <Paperclip size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        {help?.button}
        <TextArea
          ref={field}
          rows={1}
          aria-label="Mensagem"
          aria-controls={help?.list?.id}
          aria-activedescendant={help?.list?.currentId}
          placeholder="Digite sua mensagem..."
          autoComplete="off"
          enterKeyHint={hasTouchKeyboard() ? 'enter' : 'send'}
          maxLength={MOST_LETTERS}
          resize="none"
          // An empty field is one line high, however narrow.
          css={{ '&:placeholder-shown': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' } }}
          borderRadius="22px"
          px="4"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (help?.takesKey(event) === true) return event.preventDefault();
            if (!isSendKey({ ...keyOf(event) }, hasTouchKeyboard())) return;
            event.preventDefault();
            submit();
          }}
        />
        <IconButton
          type="submit"
          label="Enviar mensagem"
          variant="solid"
          size="md"
          borderRadius="22px"
          disabled={!canSend}
        >
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
    </Form>
  );
}

const keyOf = ({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  isComposing: nativeEvent.isComposing,
});

const FileList = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    maxHeight: '140px',
    overflowY: 'auto',
  },
});

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    ps: '3',
    bg: 'bg.muted',
    borderRadius: 'md',
    textStyle: 'meta',
    fontWeight: 'semibold',
  },
});

type ChosenFilesProps = { files: readonly DraftFile[]; onRemove: (fileId: string) => void };

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <FileList aria-label="Anexos da mensagem">
      {files.map(({ file_id, filename }) => {
        const name = visibleFilename(filename);
        return (
          <Chip key={file_id}>
            <Box as="bdi" truncate>
              {name}
            </Box>
            <IconButton label={`Retirar ${name}`} onClick={() => onRemove(file_id)}>
              <X size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Chip>
        );
      })}
    </FileList>
  );
}
