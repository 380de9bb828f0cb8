import { Box, chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { useParams } from 'react-router-dom';
import { useConnection } from '#data/connection.ts';
import { isPulledFor } from '#data/first-pull.ts';
import { REQUEST_STATUS_LABELS } from '#data/labels/request-labels.ts';
import { REQUEST_STATUS_LOOKS } from '#data/labels/status-looks.ts';
import { useRecordStates } from '#data/record-states.ts';
import { getRequest, type ShownRequest } from '#data/repositories/requests.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { StatusPill } from '#ui/status-pill.tsx';
import { AttentionNote } from './attention-note.tsx';
import { BackLink } from './back-link.tsx';
import { RequestDocuments } from './request-documents.tsx';
import { History } from './request-history-list.tsx';
import { NO_SERVICE } from './request-labels.ts';
import { RequestMark } from './request-mark.tsx';
import { requestState } from './request-state.ts';
import { TalkToAccountant } from './talk-to-accountant.tsx';

/** One request: what was asked, how far it is, what the firm answered. */
export function RequestScreen({ clientId }: { clientId: string }) {
  const { id = '' } = useParams();
  const request = useLocalQuery((db) => getRequest(db, id), [id]);
  return (
    <>
      <BackLink />
      {request.kind === 'loading' && <SkeletonRows rows={3} />}
      {request.kind === 'error' && (
        <ErrorState
          title="Não deu para abrir a solicitação"
          text="O que já estava no aparelho continua aqui."
          onRetry={request.retry}
        />
      )}
      {request.kind === 'ready' &&
        (request.value === null ? (
          <NotHere clientId={clientId} />
        ) : (
          <ShownRequestParts request={request.value} />
        ))}
    </>
  );
}

function ShownRequestParts({ request }: { request: ShownRequest }) {
  const states = useRecordStates('service_requests');
  const documentStates = useRecordStates('documents');
  const state = requestState(request, states, documentStates);
  const { service_name, status, description, answer, created_at } = request;
  return (
    <>
      <PageHeading
        variant="portal"
        title={service_name ?? NO_SERVICE}
        description={
          <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
            <StatusPill kind={REQUEST_STATUS_LOOKS[status]} text={REQUEST_STATUS_LABELS[status]} />
            <chakra.time dateTime={created_at} textStyle="meta" fontVariantNumeric="tabular-nums">
              {formatInstantMinute(created_at)}
            </chakra.time>
            <RequestMark state={state} />
          </Box>
        }
      />
      {state.kind === 'attention' && (
        <Box mb="4">
          <AttentionNote reason={state.reason} />
        </Box>
      )}
      <Columns>
        <Box display="grid" gap="4" minWidth="0">
          {answer !== null && (
            <Card padding="portal">
              <Title>Resposta do escritório</Title>
              <Text>{answer}</Text>
            </Card>
          )}
          <Card padding="portal">
            <Title>O que foi pedido</Title>
            <Text>{description}</Text>
            {request.document_ids.length > 0 && (
              <RequestDocuments request={request} states={documentStates} />
            )}
          </Card>
        </Box>
        <Box display="grid" gap="4" minWidth="0">
          <Card padding="portal">
            <Title>Histórico</Title>
            <History request={request} />
          </Card>
          <TalkToAccountant isMoving={status === 'open' || status === 'in_progress'} />
        </Box>
      </Columns>
    </>
  );
}

/** A deep link may be opened before the request has come down to this device. */
function NotHere({ clientId }: { clientId: string }) {
  const pulled = useLocalQuery((db) => isPulledFor(db, clientId, ['service_requests']), [clientId]);
  const { connection } = useConnection();
  if (connection.kind === 'online' && !(pulled.kind === 'ready' && pulled.value))
    return <SkeletonRows rows={3} />;
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

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
    gap: '4',
    alignItems: 'start',
  },
});
const Title = chakra('h2', { base: { textStyle: 'boxTitle', mb: '2' } });
const Text = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' } });
