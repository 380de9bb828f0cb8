import { useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIsPulledFor } from '#data/live/use-is-pulled.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { getRequest, type ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE } from '#records/labels/request-labels.ts';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import {
  AskedCard,
  BoxTitle,
  HistoryCard,
  LongText,
  RequestAttention,
  RequestColumns,
  RequestMeta,
  RequestNotHere,
  useRequestState,
} from '../request-parts.tsx';
import { TalkToAccountant } from './talk-to-accountant.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/** One request: what was asked, how far it is, what the firm answered. */
export function RequestScreen({ clientId }: { clientId: string }) {
  const { id = '' } = useParams();
  const linkTo = usePortalLink();
  const request = useLocalQuery((db) => getRequest(db, id), [id]);
  const isPulled = useIsPulledFor(clientId, 'service_requests');
  return (
    <>
      <BackLink to={linkTo(paths.clientPortalRequests)} />
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
          <RequestNotHere isPulled={isPulled} />
        ) : (
          <ShownRequestParts request={request.value} />
        ))}
    </>
  );
}

function ShownRequestParts({ request }: { request: ShownRequest }) {
  const { state, documentStates } = useRequestState(request);
  const { service_name, status, answer } = request;
  return (
    <>
      <PageHeading
        variant="portal"
        title={service_name ?? NO_SERVICE}
        description={<RequestMeta request={request} state={state} />}
      />
      <RequestAttention state={state} />
      <RequestColumns
        main={
          <>
            {answer !== null && (
              <Card padding="portal">
                <BoxTitle>Resposta do escritório</BoxTitle>
                <LongText>{answer}</LongText>
              </Card>
            )}
            <AskedCard {...{ request, documentStates }} />
          </>
        }
        aside={
          <>
            <HistoryCard request={request} />
            <TalkToAccountant isMoving={status === 'open' || status === 'in_progress'} />
          </>
        }
      />
    </>
  );
}
