import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { readKeptFile } from '#data/files/kept-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { type PdfReader, readPdfReader } from '#ui/file-preview/page-reader.ts';

type State = { Pages: PdfReader; blob: Blob } | 'loading' | 'missing';

/** The slip itself, beside what was read of it. */
export function SlipPreview({ fileId }: { fileId: string }) {
  const { db } = useLocalAccount();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let isGone = false;
    void Promise.all([readKeptFile(db, fileId), readPdfReader()]).then(([blob, Pages]) => {
      if (!isGone) setState(blob === null || Pages === 'missing' ? 'missing' : { Pages, blob });
    });
    return () => {
      isGone = true;
    };
  }, [db, fileId]);
  return (
    <Box
      maxHeight="420px"
      overflow="auto"
      bg="bg.muted"
      p="2"
      borderRadius="md"
      tabIndex={0}
      aria-label="Prévia da guia"
      role="region"
    >
      {state === 'loading' && 'Carregando...'}
      {state === 'missing' && 'A prévia não está neste aparelho agora.'}
      {typeof state === 'object' && (
        <state.Pages file={state.blob} zoom={1} onUnreadable={() => setState('missing')} />
      )}
    </Box>
  );
}
