import { formatPrice, matchesSearch, type Row } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';

type Service = Row<'services'>;
type Actions = { onEdit: (service: Service) => void; onRemove: ((service: Service) => void) | null };

/** Services found by their words. */
export function ServicesTable({ services, ...actions }: { services: readonly Service[] } & Actions) {
  const [query, setQuery] = useState('');
  const states = useRecordStates('services');
  const asked = useDeferredValue(query);
  const found = services.filter(({ name, description }) => matchesSearch(asked, [name, description]));
  return (
    <ListFrame>
      <FilterBar>
        <SearchField placeholder="Buscar serviço" value={query} onChange={setQuery} />
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound title="Nenhum serviço encontrado" onAll={() => setQuery('')} />
      ) : (
        <DataTable
          label="Serviços"
          columns={columns(states, actions)}
          rows={found}
          rowKey={(service) => service.id}
        />
      )}
    </ListFrame>
  );
}

function columns(
  states: ReturnType<typeof useRecordStates>,
  { onEdit, onRemove }: Actions,
): Column<Service>[] {
  return [
    {
      id: 'name',
      header: 'Nome',
      kind: 'name',
      cell: ({ id, name }) => <RowName name={name} state={states.get(id)} />,
    },
    { id: 'description', header: 'Descrição', cell: ({ description }) => description ?? '-' },
    { id: 'price', header: 'Preço', kind: 'number', cell: ({ price_cents }) => formatPrice(price_cents) },
    {
      id: 'status',
      header: 'Status',
      cell: ({ is_active }) => (
        <StatusPill kind={is_active ? 'ativo' : 'inativo'} text={is_active ? 'Ativo' : 'Inativo'} />
      ),
    },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (service) => (
        <RowActions
          name={service.name}
          onEdit={() => onEdit(service)}
          onRemove={onRemove && (() => onRemove(service))}
        />
      ),
    },
  ];
}
