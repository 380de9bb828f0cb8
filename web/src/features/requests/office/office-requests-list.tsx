import { REQUEST_STATUSES } from '@portal/domain';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import type { RequestPage, RequestSearch } from '#data/requests/requests.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { Pager } from '#ui/lists/pager.tsx';
import type { RequestParams } from './office-filter.ts';
import { OfficeRequestsTable } from './office-requests-table.tsx';

const STATUSES = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] }));

type OfficeRequestsListProps = {
  found: RequestPage;
  search: RequestSearch;
  onFilter: (change: Partial<RequestParams>) => void;
  onPage: (page: number) => void;
};

/** A page of the requests, what narrows it, and the way to the other pages. */
export function OfficeRequestsList({ found, search, onFilter, onPage }: OfficeRequestsListProps) {
  const clients = useClientChoices();
  return (
    <ListFrame>
      <FilterBar>
        <FilterSelect
          label="Status"
          placeholder="Todos os status"
          options={STATUSES}
          value={search.status}
          onChange={(status) => onFilter({ status })}
        />
        <FilterSelect
          label="Cliente"
          placeholder="Todos os clientes"
          options={clients}
          value={search.client_id}
          onChange={(cliente) => onFilter({ cliente })}
        />
      </FilterBar>
      {found.total === 0 ? (
        <EmptyState
          illustration="search"
          title="Nenhuma solicitação encontrada"
          text="Confira os filtros escolhidos."
          action={
            <Button variant="outline" onClick={() => onFilter({ status: null, cliente: null })}>
              Mostrar todas
            </Button>
          }
        />
      ) : (
        <OfficeRequestsTable requests={found.rows} />
      )}
      <Pager page={found.page} total={found.total} onPage={onPage} />
    </ListFrame>
  );
}
