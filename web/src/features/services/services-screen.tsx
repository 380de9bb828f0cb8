import { can, formatPrice, matchesSearch, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { listServices, removeService } from '#data/services/services.ts';
import { writeNotice } from '#records/labels/write-labels.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type Column, DataTable } from '#ui/lists/data-table.tsx';
import { FilterBar, ListFrame } from '#ui/lists/list-frame.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { ServiceDialog } from './service-dialog.tsx';

type Service = Row<'services'>;
type Actions = { onEdit: (service: Service) => void; onRemove: ((service: Service) => void) | null };

export function ServicesScreen() {
  const account = useActiveAccount();
  const services = useLocalQuery(listServices, []);
  const pulled = useLocalQuery((db) => isPulled(db, ['services']), []);
  const editing = useEditing<Service>();
  const [removing, setRemoving] = useState<Service | null>(null);
  const remove = useRemoveService();
  const thing = { kind: 'service', tenant_id: account.tenant_id } as const;
  const mayRemove = can({ ...account, is_active: true }, 'remove', thing);
  const create = () => editing.open(null);
  return (
    <>
      <PageHeading
        title="Serviços"
        description="O que o escritório oferece aos clientes."
        actions={
          <Button size="sm" onClick={create}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Novo Serviço
          </Button>
        }
      />
      <ListStates
        query={services}
        errorTitle="Não deu para carregar os serviços"
        isEmpty={(found) => found.length === 0}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="services"
            title="Nenhum serviço cadastrado"
            text="Os serviços do escritório e seus preços aparecem aqui."
            action={
              <Button variant="outline" onClick={create}>
                Novo Serviço
              </Button>
            }
          />
        }
      >
        {(found) => (
          <ServicesTable services={found} onEdit={editing.open} onRemove={mayRemove ? setRemoving : null} />
        )}
      </ListStates>
      <ServiceDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        service={editing.item}
        onClose={editing.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ name }) => name}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        O serviço sai da lista de todos. As solicitações já feitas continuam.
      </RemoveDialog>
    </>
  );
}

function ServicesTable({ services, ...actions }: { services: readonly Service[] } & Actions) {
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
        <EmptyState illustration="search" title="Nenhum serviço encontrado" text="Confira a busca." />
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

function useRemoveService() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async ({ id }: Service) => {
    const titles = { done: 'Serviço removido com sucesso!', failed: 'Erro ao remover serviço' };
    toast(writeNotice(await removeService(account, id), titles, connection.kind === 'online'));
  };
}
