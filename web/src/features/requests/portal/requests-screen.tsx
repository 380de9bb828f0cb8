import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useConnection } from '#data/live/connection.ts';
import { useIsPulledFor } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { requestsOfClient } from '#data/requests/requests.ts';
import { EndedNote } from '#records/ended-note.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { DraftNote } from './draft-note.tsx';
import { RequestList } from './request-list.tsx';
import { ServiceOffers } from './service-offers.tsx';
import { usePortalLink } from '../use-portal-link.ts';

/** 'Solicitações': what a company asked its firm for, and what it can ask for. */
export function RequestsScreen({ clientId }: { clientId: string }) {
  const requests = useLocalRead(requestsOfClient(clientId));
  const hasSome = requests.kind === 'ready' && requests.value.length > 0;
  return (
    <>
      <PageHeading
        variant="portal"
        title="Solicitações"
        description="Peça um serviço ao escritório e acompanhe a resposta."
        actions={hasSome && <NewRequestButton />}
      />
      <EndedNote clientId={clientId} />
      <DraftNote clientId={clientId} />
      <ListStates
        query={requests}
        rows={4}
        errorTitle="Não deu para carregar as solicitações"
        isEmpty={(list) => list.length === 0}
        empty={<NoRequests clientId={clientId} />}
      >
        {(list) => (
          <Card padding="none">
            <RequestList requests={list} />
          </Card>
        )}
      </ListStates>
      <chakra.section aria-labelledby="servicos" mt="8">
        <ServiceOffers headingId="servicos" />
      </chakra.section>
    </>
  );
}

function NewRequestButton() {
  const linkTo = usePortalLink();
  return (
    <Button asChild>
      <Link to={linkTo(paths.clientPortalNewRequest)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
        Nova solicitação
      </Link>
    </Button>
  );
}

/** Before everything has come down once, an empty list says nothing. */
function NoRequests({ clientId }: { clientId: string }) {
  const isPulled = useIsPulledFor(clientId, 'service_requests');
  const { connection } = useConnection();
  const isComplete = isPulled;
  if (!isComplete && connection.kind === 'online') return <SkeletonRows rows={4} />;
  return (
    <EmptyState
      illustration="requests"
      title={isComplete ? 'Nenhuma solicitação ainda' : 'Nenhuma solicitação neste aparelho'}
      text={
        isComplete
          ? 'O que você pedir aparece aqui, com a resposta do escritório.'
          : 'As que já foram feitas aparecem quando houver conexão. Você pode pedir agora mesmo assim.'
      }
      action={<NewRequestButton />}
    />
  );
}
