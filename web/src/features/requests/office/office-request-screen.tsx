import { Box, chakra } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { getRequest, type ShownRequest } from '#data/requests/requests.ts';
import { NO_SERVICE } from '#records/labels/request-labels.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BackLink } from '../back-link.tsx';
import {
  AskedCard,
  BoxTitle,
  HistoryCard,
  RequestAttention,
  RequestColumns,
  RequestMeta,
  RequestNotHere,
  useRequestState,
} from '../request-parts.tsx';
import { RequestTask } from './request-task.tsx';

type Request = WithClientName<ShownRequest>;

/** One request as the firm sees it: what was asked, what is answered, what is made of it. */
export function OfficeRequestScreen() {
  const { id = '' } = useParams();
  const request = useLocalQuery((db) => read(db, id), [id]);
  const isPulled = useIsPulled('service_requests');
  return (
    <>
      <BackLink to={paths.admin.requests} />
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
          <Parts key={id} request={request.value} />
        ))}
    </>
  );
}

async function read(db: PortalDatabase, id: string): Promise<Request | null> {
  const request = await getRequest(db, id);
  if (request === null) return null;
  const [named] = await withClientNames(db, [request]);
  return named ?? null;
}

function Parts({ request }: { request: Request }) {
  const { state, documentStates } = useRequestState(request);
  const { service_name, client_name, client_id } = request;
  return (
    <>
      <PageHeading
        title={service_name ?? NO_SERVICE}
        description={
          <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.b fontWeight="semibold">{client_name}</chakra.b>
            <RequestMeta request={request} state={state} />
          </Box>
        }
      />
      <RequestAttention state={state} />
      <RequestColumns
        main={
          <>
            <AskedCard {...{ request, documentStates }} />
            <AnswerForm request={request} />
          </>
        }
        aside={
          <>
            <Card padding="portal">
              <BoxTitle>Próximo passo</BoxTitle>
              <Box display="grid" gap="2" justifyItems="stretch">
                <RequestTask request={request} />
                <Button asChild variant="outline">
                  <Link to={`${paths.admin.messages}?cliente=${client_id}`}>
                    <MessagesSquare size={18} strokeWidth={1.75} aria-hidden />
                    Abrir conversa
                  </Link>
                </Button>
              </Box>
            </Card>
            <HistoryCard request={request} />
          </>
        }
      />
    </>
  );
}
