import { can, type Row } from '@portal/domain';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { listClients } from '#data/clients/clients.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { ClientsTable } from './clients-table.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';
import { UnfinishedImport } from './unfinished-import.tsx';

type Client = Row<'clients'>;

export function ClientsScreen() {
  const account = useActiveAccount();
  const clients = useLocalQuery(listClients, []);
  const pulled = useLocalQuery((db) => isPulled(db, ['clients']), []);
  const editing = useEditing<Client>();
  const [removing, setRemoving] = useState<Client | null>(null);
  const thing = { kind: 'client', tenant_id: account.tenant_id } as const;
  const mayRemove = can({ ...account, is_active: true }, 'remove', thing);
  const create = () => editing.open(null);
  return (
    <>
      <PageHeading
        title="Clientes"
        description={clients.kind === 'ready' ? countByStatus(clients.value) : undefined}
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.admin.importClients}>
                <FileUp size={16} strokeWidth={1.75} aria-hidden />
                Importar CSV
              </Link>
            </Button>
            <Button size="sm" onClick={create}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              Novo Cliente
            </Button>
          </>
        }
      />
      <UnfinishedImport />
      <ListStates
        query={clients}
        errorTitle="Não deu para carregar os clientes"
        isEmpty={(found) => found.length === 0}
        isPulled={pulled.kind === 'ready' && pulled.value}
        empty={
          <EmptyState
            illustration="clients"
            title="Nenhum cliente cadastrado"
            text="As empresas e pessoas que o escritório atende aparecem aqui."
            action={
              <Button variant="outline" onClick={create}>
                Novo Cliente
              </Button>
            }
          />
        }
      >
        {(found) => (
          <ClientsTable clients={found} onEdit={editing.open} onRemove={mayRemove ? setRemoving : null} />
        )}
      </ListStates>
      <ClientDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        client={editing.item}
        onClose={editing.close}
      />
      <RemoveClientDialog client={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

function countByStatus(clients: readonly Client[]): string {
  const active = clients.filter((client) => client.status === 'active').length;
  const inactive = clients.length - active;
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${plural(active, 'ativo')}, ${plural(inactive, 'inativo')}`;
}
