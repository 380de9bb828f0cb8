import { can, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listClients } from '#data/repositories/clients.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientsTable } from './clients-table.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';

type Client = Row<'clients'>;

/** `opening` makes each opening a fresh form while the closing one may still fade. */
type Editing = { isOpen: boolean; opening: number; client: Client | null };

export function ClientsScreen() {
  const account = useActiveAccount();
  const clients = useLocalQuery(listClients, []);
  const [editing, setEditing] = useState<Editing>({ isOpen: false, opening: 0, client: null });
  const [removing, setRemoving] = useState<Client | null>(null);

  const open = (client: Client | null) =>
    setEditing(({ opening }) => ({ isOpen: true, opening: opening + 1, client }));
  const thing = { kind: 'client', tenant_id: account.tenant_id } as const;
  const mayRemove = can({ ...account, is_active: true }, 'remove', thing);
  return (
    <>
      <PageHeading
        title="Clientes"
        description={clients.kind === 'ready' ? countByStatus(clients.value) : undefined}
        actions={
          <Button size="sm" onClick={() => open(null)}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Novo Cliente
          </Button>
        }
      />
      <Clients
        query={clients}
        onCreate={() => open(null)}
        onEdit={open}
        onRemove={mayRemove ? setRemoving : null}
      />
      <ClientDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        client={editing.client}
        onClose={() => setEditing((before) => ({ ...before, isOpen: false }))}
      />
      <RemoveClientDialog client={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

type ClientsProps = {
  query: ReturnType<typeof useLocalQuery<Client[]>>;
  onCreate: () => void;
  onEdit: (client: Client) => void;
  onRemove: ((client: Client) => void) | null;
};

function Clients({ query, onCreate, onEdit, onRemove }: ClientsProps) {
  switch (query.kind) {
    case 'loading':
      return (
        <Card padding="none">
          <SkeletonRows rows={6} />
        </Card>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState
            title="Não deu para carregar os clientes"
            text="O que já estava no aparelho continua aqui."
            onRetry={query.retry}
          />
        </Card>
      );
    case 'ready':
      if (query.value.length > 0) return <ClientsTable clients={query.value} {...{ onEdit, onRemove }} />;
      return (
        <Card padding="none">
          <EmptyState
            illustration="clients"
            title="Nenhum cliente cadastrado"
            text="As empresas e pessoas que o escritório atende aparecem aqui."
            action={
              <Button variant="outline" onClick={onCreate}>
                Novo Cliente
              </Button>
            }
          />
        </Card>
      );
  }
}

function countByStatus(clients: readonly Client[]): string {
  const active = clients.filter((client) => client.status === 'active').length;
  const inactive = clients.length - active;
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${plural(active, 'ativo')}, ${plural(inactive, 'inativo')}`;
}
