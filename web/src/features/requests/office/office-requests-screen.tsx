import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { openRequests, requestsFound } from '#data/requests/requests.ts';
import { Button } from '#ui/button.tsx';
import { OlderRows } from '#records/older/older-rows.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { filterOfParams, REQUEST_FILTER_NAMES } from './office-filter.ts';
import { OfficeRequestsList } from './office-requests-list.tsx';

/** 'Solicitações' of the firm: what its clients asked for, and how far that is. */
export function OfficeRequestsScreen() {
  const [params, setParams] = useFilterParams(REQUEST_FILTER_NAMES);
  const search = filterOfParams(params);
  const [page, setPage] = useState(0);
  const found = useLocalRead(requestsFound(search, { page, pageSize: PAGE_SIZE }));
  const open = useLocalRead(openRequests);
  const isPulled = useIsPulled('service_requests');
  const change = (next: Partial<typeof params>) => {
    setPage(0);
    setParams(next);
  };
  return (
    <>
      <ListScreen
        title="Solicitações"
        description={inWords(valueOr(open, null))}
        query={found}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as solicitações"
        isEmpty={({ hasAny }) => !hasAny}
        empty={{
          illustration: 'requests',
          title: 'Nenhuma solicitação ainda',
          text: 'O que os clientes pedirem pelo portal aparece aqui. Eles escolhem entre os seus serviços.',
          action: (
            <Button asChild variant="outline">
              <Link to={paths.admin.services}>Ver serviços</Link>
            </Button>
          ),
        }}
      >
        {(requests) => (
          <OfficeRequestsList found={requests} search={search} onFilter={change} onPage={setPage} />
        )}
      </ListScreen>
      <OlderRows entity="service_requests" clientId={null} />
    </>
  );
}

function inWords(open: number | null): string | undefined {
  if (open === null) return undefined;
  if (open === 0) return 'Nenhuma aberta.';
  return open === 1 ? '1 aberta, à espera de alguém.' : `${open} abertas, à espera de alguém.`;
}
