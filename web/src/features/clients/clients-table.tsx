import { Box } from '@chakra-ui/react';
import { formatTaxId, type Row } from '@portal/domain';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { REGIME_LABELS } from '#data/labels/client-labels.ts';
import { useRecordStates } from '#data/record-states.ts';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable, type Sort } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PAGE_SIZE, Pager } from '#ui/pager.tsx';
import {
  ClientActions,
  ClientCard,
  ClientName,
  type ClientRowActions,
  ClientStatusPill,
} from './client-row.tsx';
import { contactOf } from './contact-of.ts';
import { ClientsFilter } from './clients-filter.tsx';
import { type ClientFilter, findClients, NO_FILTER } from './find-clients.ts';

type Client = Row<'clients'>;

export function ClientsTable({ clients, ...actions }: { clients: readonly Client[] } & ClientRowActions) {
  const [filter, setFilter] = useState<ClientFilter>(NO_FILTER);
  const [sort, setSort] = useState<Sort>();
  const [page, setPage] = useState(0);
  const states = useRecordStates('clients');
  const found = sortClients(findClients(clients, useDeferredValue(filter)), sort);
  const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
  const shownPage = Math.min(page, lastPage);

  const changeFilter = (next: ClientFilter) => {
    setFilter(next);
    setPage(0);
  };
  return (
    <TableFrame>
      <ClientsFilter filter={filter} onChange={changeFilter} />
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title="Nenhum cliente encontrado"
          text="Confira a busca e os filtros."
        />
      ) : (
        <DataTable
          label="Clientes"
          columns={columns(states, actions)}
          rows={found.slice(shownPage * PAGE_SIZE, (shownPage + 1) * PAGE_SIZE)}
          rowKey={(client) => client.id}
          sort={sort}
          onSort={setSort}
          card={(client) => <ClientCard client={client} state={states.get(client.id)} {...actions} />}
        />
      )}
      <Pager page={shownPage} total={found.length} onPage={setPage} />
    </TableFrame>
  );
}

/** On the phone the rows are cards of their own: a frame around them would be a card in a card. */
function TableFrame({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" bg={{ base: 'transparent', md: 'bg.panel' }} borderWidth={{ base: '0', md: '1px' }}>
      {children}
    </Card>
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
      cell: (client) => <Box whiteSpace="nowrap">{formatTaxId(client.cnpj_cpf)}</Box>,
    },
    {
      id: 'tax_regime',
      header: 'Regime',
      isSortable: true,
      cell: (client) => <Box whiteSpace="nowrap">{REGIME_LABELS[client.tax_regime]}</Box>,
    },
    { id: 'status', header: 'Status', cell: (client) => <ClientStatusPill client={client} /> },
    { id: 'contact', header: 'Contato', cell: (client) => contactOf(client) },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (client) => <ClientActions client={client} {...actions} />,
    },
  ];
}

function sortClients(clients: Client[], sort: Sort | undefined): Client[] {
  if (sort === undefined) return clients;
  const text = (client: Client) =>
    sort.columnId === 'tax_regime' ? REGIME_LABELS[client.tax_regime] : client.corporate_name;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return clients.toSorted((a, b) => sign * text(a).localeCompare(text(b), 'pt-BR'));
}
