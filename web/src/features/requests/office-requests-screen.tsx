import { REQUEST_STATUSES } from '@portal/domain';
import { useState } from 'react';
import { listClientChoices } from '#data/clients/client-choices.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { countOpenRequests, pageRequests } from '#data/requests/requests.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { useAddressFilter } from '#ui/lists/use-filter-params.ts';
import { filterOfAddress, REQUEST_FILTER_NAMES } from './office-filter.ts';
import { OfficeRequestsTable } from './office-requests-table.tsx';

const STATUSES = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] }));

/** 'Solicitações' of the firm: what its clients asked for, and how far that is. */
export function OfficeRequestsScreen() {
  const [address, setAddress] = useAddressFilter(REQUEST_FILTER_NAMES);
  const search = filterOfAddress(address);
  const [page, setPage] = useState(0);
  const found = useLocalQuery(
    (db) => pageRequests(db, search, { page, pageSize: PAGE_SIZE }),
    [search.status, search.client_id, page],
  );
  const open = useLocalQuery(countOpenRequests, []);
  const pulled = useLocalQuery((db) => isPulled(db, ['service_requests']), []);
  const choices = useLocalQuery(listClientChoices, []);
  const change = (next: Partial<typeof address>) => {
    setPage(0);
    setAddress(next);
  };
  return (
    <>
      <PageHeading
        title="Solicitações"
        description={open.kind === 'ready' ? inWords(open.value) : undefined}
      />
      <ListStates
        query={found}
        rows={6}
        errorTitle="Não deu para carregar as solicitações"
        isEmpty={({ hasAny }) => !hasAny}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="requests"
            title="Nenhuma solicitação ainda"
            text="O que os clientes pedirem pelo portal aparece aqui."
          />
        }
      >
        {({ rows, total }) => (
          <ListFrame>
            <FilterBar>
              <FilterSelect
                label="Status"
                placeholder="Todos os status"
                options={STATUSES}
                value={search.status}
                onChange={(status) => change({ status })}
              />
              <FilterSelect
                label="Cliente"
                placeholder="Todos os clientes"
                options={choices.kind === 'ready' ? choices.value : []}
                value={search.client_id}
                onChange={(cliente) => change({ cliente })}
              />
            </FilterBar>
            {total === 0 ? (
              <EmptyState
                illustration="search"
                title="Nenhuma solicitação encontrada"
                text="Confira os filtros escolhidos."
                action={
                  <Button variant="outline" onClick={() => change({ status: null, cliente: null })}>
                    Mostrar todas
                  </Button>
                }
              />
            ) : (
              <OfficeRequestsTable requests={rows} />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </ListFrame>
        )}
      </ListStates>
    </>
  );
}

function inWords(open: number): string {
  if (open === 0) return 'Nenhuma aberta.';
  return open === 1 ? '1 aberta, à espera de alguém.' : `${open} abertas, à espera de alguém.`;
}
