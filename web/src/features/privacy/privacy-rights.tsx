import { chakra } from '@chakra-ui/react';
import { type AppUser, calendarDateOf, isPrivacyRequestOpen, type PrivacyKind } from '@portal/domain';
import { Fragment } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import {
  askAboutData,
  ownPrivacyRequests,
  type PrivacyRequest,
  withdrawPrivacyRequest,
} from '#data/privacy/privacy-requests.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CorrectDialog, EraseDialog } from './ask-dialogs.tsx';
import { OwnRequest } from './own-requests.tsx';
import { RightsList } from './rights-list.tsx';
import type { LoadWords } from './use-archive.ts';

type PrivacyRightsProps = { user: AppUser | null; loadWords: LoadWords };

/** What a person may ask about their own data, and what became of what they asked. All of it works offline. */
export function PrivacyRights({ user, loadWords }: PrivacyRightsProps) {
  const { uid } = useLocalAccount();
  const requests = useLocalQuery((db) => ownPrivacyRequests(db, uid), [uid]);
  switch (requests.kind) {
    case 'loading':
      return <SkeletonRows rows={3} />;
    case 'error':
      return (
        <ErrorState
          title="Não deu para ler os seus pedidos"
          text="O que você pediu continua guardado."
          onRetry={requests.retry}
        />
      );
    case 'ready':
      return <Rights requests={requests.value} {...{ user, loadWords }} />;
  }
}

const TITLES = { done: 'Pedido registrado!', failed: 'Erro ao registrar o pedido' };
const WITHDRAWN = { done: 'Pedido cancelado', failed: 'Erro ao cancelar o pedido', left: 'record' } as const;

function Rights({ requests, ...props }: PrivacyRightsProps & { requests: readonly PrivacyRequest[] }) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const states = useRecordStates('privacy_requests');
  const asking = useEditing<'correct' | 'erase'>();
  const ask = async (kind: PrivacyKind, details: string | null) => {
    const writing = askAboutData(account, { kind, details }, calendarDateOf(new Date()));
    return (await tell(writing, TITLES)).ok;
  };
  const withdraw = (id: string) => tell(withdrawPrivacyRequest(account, id), WITHDRAWN);
  const isOpen = (kind: PrivacyKind) =>
    requests.some((request) => request.kind === kind && isPrivacyRequestOpen(request.state));
  return (
    <Stack>
      {requests.map((request) => (
        <OwnRequest
          key={request.id}
          request={request}
          state={states.get(request.id)}
          onWithdraw={() => void withdraw(request.id)}
        />
      ))}
      <RightsList
        {...props}
        isOpen={isOpen}
        onCorrect={() => asking.open('correct')}
        onErase={() => asking.open('erase')}
      />
      <Fragment key={asking.opening}>
        <CorrectDialog
          isOpen={asking.isOpen && asking.item === 'correct'}
          onClose={asking.close}
          onAsk={(details) => ask('correct', details)}
        />
        <EraseDialog
          isOpen={asking.isOpen && asking.item === 'erase'}
          onClose={asking.close}
          onAsk={(details) => ask('erase', details)}
        />
      </Fragment>
    </Stack>
  );
}

const Stack = chakra('div', { base: { display: 'grid', gap: '4', minWidth: '0' } });
