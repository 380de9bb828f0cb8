import { chakra } from '@chakra-ui/react';
import { CircleCheck, RefreshCw } from 'lucide-react';
import type { SeenState } from '#data/system/system-state.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { MailPart } from './mail-part.tsx';
import { SchedulesPart } from './schedules-part.tsx';
import { SystemPart } from './system-part.tsx';
import { isInOrder, waitingDocumentsText, whenText } from './system-words.ts';
import { type Freshness, useSystemState } from './use-system-state.ts';

/** How mail, checks and schedules stand, for administrators. What is not of now says when it was. */
export function SystemStateCard() {
  const { seen, freshness, refresh } = useSystemState();
  const value = seen.kind === 'ready' ? seen.value : null;
  const isLoading = seen.kind === 'loading' || (value === null && freshness === 'asking');
  return (
    <Card padding="none" aria-labelledby="funcionamento">
      <Head>
        <div>
          <chakra.h2 id="funcionamento" textStyle="boxTitle">
            Funcionamento do portal
          </chakra.h2>
          <chakra.p textStyle="meta" color="fg.muted" mt="1">
            E-mails, conferência de documentos e o que roda sozinho.
          </chakra.p>
        </div>
        <Button
          size="sm"
          variant="outline"
          disabled={freshness === 'offline'}
          isBusy={freshness === 'asking'}
          busyText="Atualizando..."
          onClick={refresh}
        >
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          Atualizar
        </Button>
      </Head>
      {isLoading && <SkeletonRows rows={3} />}
      {!isLoading && value === null && <NeverSeen isOffline={freshness === 'offline'} onRetry={refresh} />}
      {value !== null && <Seen {...value} freshness={freshness} onRefresh={refresh} />}
    </Card>
  );
}

function NeverSeen({ isOffline, onRetry }: { readonly isOffline: boolean; readonly onRetry: () => void }) {
  if (!isOffline)
    return (
      <ErrorState
        title="Não deu para ver como o portal está"
        text="O servidor não respondeu. Nada mudou."
        onRetry={onRetry}
      />
    );
  return (
    <chakra.div px="4.5" pb="4.5">
      <Note role="status">Ver como o portal está precisa de conexão, na primeira vez neste aparelho.</Note>
    </chakra.div>
  );
}

type SeenProps = SeenState & {
  readonly freshness: Freshness;
  readonly onRefresh: () => void;
};

function Seen({ state, oldestDocument, freshness, onRefresh }: SeenProps) {
  const isNow = freshness === 'fresh';
  const now = new Date();
  const documents = waitingDocumentsText(state.documents, oldestDocument, isNow, now);
  return (
    <>
      <chakra.div px="4.5" pb="3.5">
        <SeenNote seenText={whenText(state.at, now)} freshness={freshness} isInOrder={isInOrder(state)} />
      </chakra.div>
      <MailPart state={state} isNow={isNow} isOnline={freshness !== 'offline'} onDone={onRefresh} />
      <SystemPart title="Conferência de documentos">
        {state.documents.waiting === 0 ? <p>{documents}</p> : <Note kind="attention">{documents}</Note>}
      </SystemPart>
      <SchedulesPart state={state} isNow={isNow} />
    </>
  );
}

type SeenNoteProps = {
  readonly seenText: string;
  readonly freshness: Freshness;
  readonly isInOrder: boolean;
};

function SeenNote({ seenText, freshness, isInOrder: isWell }: SeenNoteProps) {
  switch (freshness) {
    case 'offline':
      return (
        <Note role="status">
          Sem conexão: assim foi visto {seenText}. Reenviar e dispensar precisam de conexão.
        </Note>
      );
    case 'failed':
      return <Note role="status">O servidor não respondeu: assim foi visto {seenText}.</Note>;
    case 'asking':
      return (
        <chakra.p color="fg.muted" role="status">
          Visto {seenText}.
        </chakra.p>
      );
    case 'fresh':
      return isWell ? (
        <Well role="status">
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          Tudo em ordem, visto {seenText}.
        </Well>
      ) : (
        <chakra.p role="status">Visto {seenText}. Há o que olhar abaixo.</chakra.p>
      );
  }
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
    p: '4.5',
    pb: '3.5',
  },
});
const Well = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'status.concluida.fg',
    fontWeight: 'medium',
  },
});
