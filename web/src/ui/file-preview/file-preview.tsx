import { Box, chakra } from '@chakra-ui/react';
import { Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { type PdfReader, readPdfReader } from './page-reader.ts';

const UNREADABLE = 'O arquivo não pôde ser mostrado aqui. Baixe para abrir em outro programa.';
const NO_READER =
  'O leitor de PDF ainda não está neste aparelho, e sem conexão ele não vem. Baixe para abrir em outro programa.';
const ZOOMS = [1, 1.5, 2, 3] as const;

export type FileBytes =
  { ok: true; blob: Blob } | { ok: false; /** In the reader's words. */ problem: string };

export type FilePreviewProps = {
  /** Null while closed. */
  readonly file: { readonly name: string; readonly mimeType: string } | null;
  readonly load: () => Promise<FileBytes>;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};

type State =
  | { kind: 'loading' }
  | { kind: 'shown'; blob: Blob; /** null: a picture. */ Pages: PdfReader | null }
  | { kind: 'failed'; text: string };

/** Shows a PDF or a picture without leaving the page and without running anything inside the file. */
export function FilePreview(props: FilePreviewProps) {
  const { file, onClose, onDownload } = props;
  const [zoom, setZoom] = useState<number>(1);
  const step = (by: 1 | -1) => {
    const next = ZOOMS[ZOOMS.findIndex((value) => value === zoom) + by];
    if (next !== undefined) setZoom(next);
  };
  return (
    <Dialog
      isOpen={file !== null}
      onClose={onClose}
      title={file?.name ?? ''}
      size="lg"
      footer={
        <>
          <Box me="auto" display="flex" gap="1">
            <IconButton label="Diminuir" size="md" disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
              <ZoomOut size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label="Aumentar" size="md" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
              <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Box>
          <Button onClick={onDownload}>
            <Download size={18} strokeWidth={1.75} aria-hidden />
            Baixar
          </Button>
        </>
      }
    >
      {file !== null && <Content key={file.name} {...props} mimeType={file.mimeType} zoom={zoom} />}
    </Dialog>
  );
}

type ContentProps = Pick<FilePreviewProps, 'load'> & { mimeType: string; zoom: number };

function Content(props: ContentProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ load, mimeType, zoom, onRetry }: ContentProps & { onRetry: () => void }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  // Read once when opened, not whenever the screen behind renders.
  const read = useEffectEvent(load);
  useEffect(() => {
    let isGone = false;
    const show = (file: FileBytes, reader: Reader) => {
      if (isGone) return;
      if (!file.ok) setState({ kind: 'failed', text: file.problem });
      else if (reader === 'missing') setState({ kind: 'failed', text: NO_READER });
      else setState({ kind: 'shown', blob: file.blob, Pages: reader });
    };
    void Promise.all([read(), readerOf(mimeType)]).then((parts) => show(...parts));
    return () => {
      isGone = true;
    };
  }, [mimeType]);
  const unreadable = () => setState({ kind: 'failed', text: UNREADABLE });
  switch (state.kind) {
    case 'loading':
      return <SkeletonRows label="Carregando..." rows={6} />;
    case 'failed':
      return <ErrorState title="Não deu para abrir o arquivo" text={state.text} onRetry={onRetry} />;
    case 'shown':
      return (
        <Box overflow="auto" bg="bg.muted" p={{ base: '2', md: '4' }} borderRadius="md" tabIndex={0}>
          {state.Pages === null ? (
            <Picture blob={state.blob} zoom={zoom} onUnreadable={unreadable} />
          ) : (
            <state.Pages file={state.blob} zoom={zoom} onUnreadable={unreadable} />
          )}
        </Box>
      );
  }
}

type Reader = PdfReader | 'missing' | null;

const readerOf = (mimeType: string): Promise<Reader> =>
  mimeType === 'application/pdf' ? readPdfReader() : Promise.resolve(null);

function Picture({ blob, zoom, onUnreadable }: { blob: Blob; zoom: number; onUnreadable: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return (
    <chakra.img
      ref={show}
      alt="Conteúdo do arquivo"
      width={`${zoom * 100}%`}
      maxWidth="none"
      onError={onUnreadable}
    />
  );
}
