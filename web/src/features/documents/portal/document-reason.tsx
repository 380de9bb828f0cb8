import { Box } from '@chakra-ui/react';
import { ACCEPTED_EXTENSIONS, isFileMissing, type Row } from '@portal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { CLIENT_UPLOAD, isFromClient } from '#data/documents/documents.ts';
import { canRetryInPlace } from '#data/outbox/can-succeed.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { askForFiles } from '#records/documents/ask-for-files.ts';
import { useKeptCopy } from '../use-kept-copy.ts';

type DocumentReasonProps = {
  document: Row<'documents'>;
  state: RecordState;
  name: string;
  onRetry: () => void;
  onSendAnother: (file: File) => void;
};

/** What needs the person: a refusal on the way up, one by the check of the content, or a return by the accountant. */
export function DocumentReason({ document, state, name, onRetry, onSendAnother }: DocumentReasonProps) {
  const another = isFromClient(document) && <AnotherButton name={name} onFile={onSendAnother} />;
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
  if (isFileMissing(document)) return <FileMissing {...{ document, name, another }} />;
  if (document.check === 'refused') {
    return (
      <ReasonNote action={another}>
        O arquivo não passou na verificação e não pode ser aberto. {document.check_reason} Envie outro.
      </ReasonNote>
    );
  }
  if (document.review === 'returned') {
    return <ReasonNote action={another}>Devolvido pelo contador. {document.review_reason}</ReasonNote>;
  }
  return null;
}

type FileMissingProps = { document: Row<'documents'>; name: string; another: ReactNode };

/** The bytes are not at the server: whatever brings them back. */
function FileMissing({ document, name, another }: FileMissingProps) {
  const { copy, send } = useKeptCopy(document);
  switch (copy) {
    case 'here':
      return (
        <ReasonNote
          action={
            <Button
              {...NOTE_BUTTON}
              aria-label={`Enviar de novo: ${name}`}
              onClick={() => void send(CLIENT_UPLOAD)}
            >
              Enviar de novo
            </Button>
          }
        >
          {document.check_reason} Este aparelho guarda uma cópia.
        </ReasonNote>
      );
    case 'sent':
      return <ReasonNote>{document.check_reason} Uma cópia foi enviada de novo.</ReasonNote>;
    default:
      return (
        <ReasonNote action={another}>
          {document.check_reason} {isFromClient(document) ? 'Envie outro.' : 'Peça uma cópia ao escritório.'}
        </ReasonNote>
      );
  }
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

type AnotherButtonProps = { name: string; onFile: (file: File) => void };

/** Its file takes the place of the one that came back. */
function AnotherButton({ name, onFile }: AnotherButtonProps) {
  const choose = async () => {
    const [file] = await askForFiles({
      accept: ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(),
    });
    if (file !== undefined) onFile(file);
  };
  return (
    <Button {...NOTE_BUTTON} aria-label={`Enviar outra no lugar de ${name}`} onClick={() => void choose()}>
      Enviar outra
    </Button>
  );
}
