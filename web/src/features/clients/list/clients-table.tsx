import { Box } from '@chakra-ui/react';
import { calendarDateOf, compareNames, formatTaxId, type Row } from '@portal/domain';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { pageWithin } from '#data/live/page.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { CLIENT_STATUS_LABELS, REGIME_LABELS } from '#records/labels/client-labels.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column, Sort } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { PAGE_SIZE, Pager } from '#ui/lists/pager.tsx';
import { SortSelect } from '#ui/lists/sort-select.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { useSortParam } from '#ui/lists/use-sort-param.ts';
import {
  ClientActions,
  ClientCard,
  ClientName,
  type ClientRowActions,
  ClientStatusPill,
} from './client-row.tsx';
import { clientsCsv } from './clients-csv.ts';
import { ClientsFilter } from './clients-filter.tsx';
import { contactOf } from '../contact-of.ts';
import { CLIENT_FILTER_NAMES, type ClientFilter, filterOfParams, findClients } from './find-clients.ts';

type Client = Row<'clients'>;

export function ClientsTable({ clients, ...actions }: { clients: readonly Client[] } & ClientRowActions) {
  const [params, setParams] = useFilterParams(CLIENT_FILTER_NAMES);
  const [query, setQuery] = useState('');
  const filter = filterOfParams(params, query);
  const [sort, setSort] = useSortParam();
  const [page, setPage] = useState(0);
  const states = useRecordStates('clients');
  const asked = useDeferredValue(query);
  const found = sortClients(findClients(clients, { ...filter, query: asked }), sort);
  const shown = pageWithin(found, { page, pageSize: PAGE_SIZE });
  const shownColumns = columns(states, actions);

  const changeFilter = ({ query: typed, ...change }: Partial<ClientFilter>) => {
    if (typed === undefined) setParams(change);
    else setQuery(typed);
    setPage(0);
  };
  const changeSort: typeof setSort = (next) => {
    setSort(next);
    setPage(0);
  };
  const exportCsv = () => {
    saveBlob(clientsCsv(found), `clientes-${calendarDateOf(new Date())}.csv`);
    toast({ kind: 'success', title: 'Download iniciado' });
  };
  return (
    <ListFrame>
      <ClientsFilter
        filter={filter}
        onChange={changeFilter}
        sorting={<SortSelect columns={shownColumns} sort={sort} onSort={changeSort} />}
      >
        <Button
          size="sm"
          variant="outline"
          ms={{ md: 'auto' }}
          disabled={found.length === 0}
          onClick={exportCsv}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Exportar CSV
        </Button>
      </ClientsFilter>
      {found.length === 0 ? (
        <NothingFound
          title="Nenhum cliente encontrado"
          text="Confira a busca e os filtros."
          label="Mostrar todos"
          onAll={() => {
            changeFilter({ regime: null, status: null });
            changeFilter({ query: '' });
          }}
        />
      ) : (
        <DataTable
          label="Clientes"
          columns={shownColumns}
          rows={shown.rows}
          rowKey={(client) => client.id}
          sort={sort}
          onSort={changeSort}
          card={(client) => <ClientCard client={client} state={states.get(client.id)} {...actions} />}
        />
      )}
      <Pager page={shown.page} total={shown.total} onPage={setPage} />
    </ListFrame>
  );
}

function columns(states: ReturnType<typeof useRecordStates>, actions: ClientRowActions): Column<Client>[] {
  return [
    {
      id: 'corporate_name',
      header: 'Razão Social',
      kind: 'name',
      isSortable: true,
      cell: (client) => <ClientName client={client} state={states.get(client.id)} />,
    },
    {
      id: 'cnpj_cpf',
      header: 'CNPJ/CPF',
      isSortable: true,
      cell: (client) => <Box whiteSpace="nowrap">{formatTaxId(client.cnpj_cpf)}</Box>,
    },
    {
      id: 'tax_regime',
      header: 'Regime',
      isSortable: true,
      cell: (client) => <Box whiteSpace="nowrap">{REGIME_LABELS[client.tax_regime]}</Box>,
    },
    {
      id: 'status',
      header: 'Status',
      isSortable: true,
      cell: (client) => <ClientStatusPill client={client} />,
    },
    { id: 'contact', header: 'Contato', isSortable: true, cell: (client) => contactOf(client) },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (client) => <ClientActions client={client} {...actions} />,
    },
  ];
}

const SORTED_BY: Record<string, (client: Client) => string> = {
  cnpj_cpf: ({ cnpj_cpf }) => cnpj_cpf,
  contact: (client) => contactOf(client),
  tax_regime: ({ tax_regime }) => REGIME_LABELS[tax_regime],
  status: ({ status }) => CLIENT_STATUS_LABELS[status],
};

function sortClients(clients: Client[], sort: Sort | undefined): Client[] {
  if (sort === undefined) return clients;
  const text = SORTED_BY[sort.columnId] ?? (({ corporate_name }: Client) => corporate_name);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return clients.toSorted((a, b) => sign * compareNames(text(a), text(b)));
}
