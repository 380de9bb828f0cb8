import { Box, chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import type { ReactNode } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { REQUEST_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { AttentionNote } from './attention-note.tsx';
import { RequestDocuments } from './request-documents.tsx';
import { History } from './request-history-list.tsx';
import { RequestMark } from './request-mark.tsx';
import { requestState } from './request-state.ts';

// What a request's own screen is made of, in the portal and in the panel.

/** How far a request is, and its documents with it. */
export function useRequestState(request: ShownRequest) {
  const states = useRecordStates('service_requests');
  const documentStates = useRecordStates('documents');
  return { state: requestState(request, states, documentStates), documentStates };
}

/** Under the title: how far it is and since when. */
export function RequestMeta({ request, state }: { request: ShownRequest; state: RecordState }) {
  const { status, created_at } = request;
  return (
    <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <StatusPill kind={REQUEST_STATUS_LOOKS[status]} text={REQUEST_STATUS_LABELS[status]} />
      <chakra.time dateTime={created_at} textStyle="meta" fontVariantNumeric="tabular-nums">
        {formatInstantMinute(created_at)}
      </chakra.time>
      <RequestMark state={state} />
    </Box>
  );
}

export function RequestAttention({ state }: { state: RecordState }) {
  if (state.kind !== 'attention') return null;
  return (
    <Box mb="4">
      <AttentionNote reason={state.reason} />
    </Box>
  );
}

type AskedCardProps = { request: ShownRequest; documentStates: ReadonlyMap<string, RecordState> };

export function AskedCard({ request, documentStates }: AskedCardProps) {
  return (
    <Card padding="portal">
      <BoxTitle>O que foi pedido</BoxTitle>
      <LongText>{request.description}</LongText>
      {request.document_ids.length > 0 && <RequestDocuments request={request} states={documentStates} />}
    </Card>
  );
}

export function HistoryCard({ request }: { request: ShownRequest }) {
  return (
    <Card padding="portal">
      <BoxTitle>Histórico</BoxTitle>
      <History request={request} />
    </Card>
  );
}

/** A deep link may be opened before the request has come down to this device. */
export function RequestNotHere({ isPulled }: { isPulled: boolean }) {
  const { connection } = useConnection();
  if (connection.kind === 'online' && !isPulled) return <SkeletonRows rows={3} />;
  return (
    <Card padding="none">
      <EmptyState
        illustration="search"
        title="Solicitação não encontrada"
        text={
          connection.kind === 'online'
            ? 'Ela não está entre as solicitações desta conta.'
            : 'Ela não está neste aparelho. Com conexão, tente de novo.'
        }
      />
    </Card>
  );
}

/** What it is about, and beside it what became of it. */
export function RequestColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Columns>
      <Box display="grid" gap="4" minWidth="0">
        {main}
      </Box>
      <Box display="grid" gap="4" minWidth="0">
        {aside}
      </Box>
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
    gap: '4',
    alignItems: 'start',
  },
});
export const BoxTitle = chakra('h2', { base: { textStyle: 'boxTitle', mb: '2' } });
export const LongText = chakra('p', {
  base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' },
});
