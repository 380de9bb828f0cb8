import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { asksOfClient, isAnswerable } from '#data/asks/asks.ts';
import { useIsPulledFor } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { ConnectBy } from '#records/asks/connect-by.tsx';
import { EndedNote } from '#records/ended-note.tsx';
import { BackLink } from '#ui/display/back-link.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { AskChecklists } from './ask-checklists.tsx';
import { SettledAsks } from './settled-asks.tsx';

/** 'Documentos pedidos': what the firm asks a company for, as checklists. */
export function AskedScreen({ clientId }: { clientId: string }) {
  const asks = useLocalRead(asksOfClient(clientId));
  const isPulled = useIsPulledFor(clientId, 'document_requests', 'request_items');
  const [query] = useSearchParams();
  return (
    <>
      <BackLink to={{ pathname: paths.clientPortalMonth, search: portalSearch(query) }}>Este mês</BackLink>
      <PageHeading
        variant="portal"
        title="Documentos pedidos"
        description="O que o escritório precisa de você, e até quando."
      />
      <EndedNote clientId={clientId} />
      <ConnectBy />
      <ListStates
        query={asks}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os pedidos"
        isEmpty={(all) => all.every(({ status }) => status === 'cancelled')}
        empty={
          <EmptyState
            illustration="documents"
            title="Nenhum documento pedido"
            text="Quando o escritório pedir um documento, ele aparece aqui com o prazo."
          />
        }
      >
        {(all) => (
          <Box display="grid" gap="8">
            <AskChecklists clientId={clientId} asks={all.filter(isAnswerable)} />
            <SettledAsks asks={all.filter(({ status }) => status === 'closed')} />
          </Box>
        )}
      </ListStates>
    </>
  );
}
