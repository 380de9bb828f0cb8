import { Box, chakra } from '@chakra-ui/react';
import { type ComponentType, type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { usePageDropGuard } from '#ui/files/use-page-drop-guard.ts';
import { Composer } from './composer/composer.tsx';
import { MessageList } from './thread/message-list.tsx';
import type { FiledAs } from './composer/send-with-files.ts';
import { useComposer } from './composer/use-composer.ts';
import { LOAD_FAILURES, useLoadNotice } from './use-load-notice.ts';
import type { ThreadQuery } from './use-thread.ts';

type ThreadViewProps = {
  clientId: string;
  query: ThreadQuery;
  /** What files that are sent here are filed under. */
  filedAs: FiledAs;
  /** For a sender whose name is not on this device. */
  unknownSender: string;
  /** Of the messages, from 768 px on. */
  height?: string;
  /** Another field than the plain one. */
  Field?: ComponentType<{ composer: ReturnType<typeof useComposer>; clientId: string }>;
};

/** Of a low window, what is left by all above the messages, the connection's bar with it, and the field below them. */
const HEIGHT = 'clamp(160px, calc(100dvh - 320px), 500px)';

/** The conversation with one client and the field to write in; on the phone as high as is left. */
export function ThreadView(props: ThreadViewProps) {
  const { clientId, query, filedAs, unknownSender, height = HEIGHT, Field = Composer } = props;
  const composer = useComposer(clientId, filedAs);
  // Whichever field this conversation has.
  const frame = useRef<HTMLDivElement>(null);
  useLoadNotice(query.kind);
  const { isDragging, ...drop } = useDrop((files) => void composer.addFiles(files));
  return (
    <Frame ref={frame} data-dragging={isDragging || undefined} {...drop}>
      <Box
        flex={{ base: '1', md: 'none' }}
        height={{ md: height }}
        minHeight="0"
        position="relative"
        overflow="hidden"
      >
        <Messages
          {...{ clientId, query, unknownSender }}
          onWrite={() => frame.current?.querySelector('textarea')?.focus()}
        />
        {isDragging && <DropHere>Solte os arquivos aqui...</DropHere>}
      </Box>
      <FieldFrame>
        <Field composer={composer} clientId={clientId} />
      </FieldFrame>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' },
});

/** On a low window the field is in sight however far the page was scrolled. */
const FieldFrame = chakra('div', {
  base: {
    '@media (max-height: 700px)': { md: { position: 'sticky', bottom: '0', zIndex: '1', bg: 'bg.panel' } },
  },
});

const DropHere = chakra('div', {
  base: {
    position: 'absolute',
    inset: '2',
    display: 'grid',
    placeItems: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'brand.solid',
    borderRadius: 'lg',
    bg: 'brand.muted',
    fontWeight: 'semibold',
    pointerEvents: 'none',
  },
});

const NEVER_SPOKEN = {
  title: 'Nenhuma mensagem ainda',
  text: 'Envie uma mensagem para iniciar a conversa',
};
/** On the staff's screens what fetches it is below. */
const ELSEWHERE = {
  title: 'A conversa não está neste aparelho',
  text: 'O que já foi dito aqui ainda não chegou, ou está só no servidor.',
};

type MessagesProps = Pick<ThreadViewProps, 'clientId' | 'query' | 'unknownSender'> & { onWrite: () => void };

function Messages({ clientId, query, unknownSender, onWrite }: MessagesProps) {
  switch (query.kind) {
    case 'loading':
      return <SkeletonRows label="Carregando conversa..." />;
    case 'error':
      return (
        <ErrorState
          title={LOAD_FAILURES.error}
          text="O que já estava no aparelho continua aqui."
          onRetry={query.retry}
        />
      );
    case 'not_here':
      return (
        <ErrorState
          title={LOAD_FAILURES.not_here}
          text="A conversa ainda não está neste aparelho. Ela aparece assim que houver conexão."
        />
      );
    case 'ready':
      return query.thread.messages.length === 0 ? (
        <EmptyState
          illustration="messages"
          {...(query.thread.isElsewhere ? ELSEWHERE : NEVER_SPOKEN)}
          action={
            <Button variant="outline" onClick={onWrite}>
              Escrever mensagem
            </Button>
          }
        />
      ) : (
        <MessageList
          clientId={clientId}
          thread={query.thread}
          showOlder={query.showOlder}
          unknownSender={unknownSender}
        />
      );
  }
}

function useDrop(onFiles: (files: File[]) => void) {
  const [isDragging, setIsDragging] = useState(false);
  usePageDropGuard();
  return {
    isDragging,
    onDragOver: (event: DragEvent) => {
      // Text that is moved about goes into the field as ever.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    },
    onDragLeave: (event: DragEvent) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setIsDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
