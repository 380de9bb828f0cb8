import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { requestsOfClient } from '#data/requests/requests.ts';
import { EndedNote } from '#records/ended-note.tsx';
import { NothingOfClient } from '#records/nothing-of-client.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
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
        empty={
          <NothingOfClient
            clientId={clientId}
            entity="service_requests"
            illustration="requests"
            none={{
              title: 'Nenhuma solicitação ainda',
              text: 'O que você pedir aparece aqui, com a resposta do escritório.',
            }}
            notHere={{
              title: 'Nenhuma solicitação neste aparelho',
              text: 'As que já foram feitas aparecem quando houver conexão. Você pode pedir agora mesmo assim.',
            }}
            action={<NewRequestButton />}
          />
        }
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
