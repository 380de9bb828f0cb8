import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { allClients } from '#data/clients/clients.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { ClientDialog } from '../form/client-dialog.tsx';
import { ClientsTable } from './clients-table.tsx';
import { RemoveClientDialog } from '../remove-client-dialog.tsx';
import { UnfinishedImport } from '../import/unfinished-import.tsx';

type Client = Row<'clients'>;

/** All clients of the firm, with the way to import many. */
export function ClientsScreen() {
  const clients = useLocalRead(allClients);
  const isPulled = useIsPulled('clients');
  const editing = useEditing<Client>();
  useCreateAsked(editing.create);
  const [removing, setRemoving] = useState<Client | null>(null);
  const mayRemove = useMay('remove', 'client');
  return (
    <>
      <ListScreen
        title="Clientes"
        description={countByStatus(valueOr(clients, null))}
        otherActions={<ImportLink />}
        action={{ label: 'Novo Cliente', icon: Plus, onPress: editing.create }}
        notice={<UnfinishedImport />}
        query={clients}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os clientes"
        isEmpty={(found) => found.length === 0}
        empty={{
          illustration: 'clients',
          title: 'Nenhum cliente cadastrado',
          text: 'As empresas e pessoas que o escritório atende aparecem aqui.',
          action: (
            <Box display="flex" flexWrap="wrap" gap="2">
              <Button onClick={editing.create}>Novo Cliente</Button>
              <Button asChild variant="outline">
                <Link to={paths.admin.importClients}>Importar CSV</Link>
              </Button>
            </Box>
          ),
        }}
      >
        {(found) => (
          <ClientsTable clients={found} onEdit={editing.open} onRemove={mayRemove ? setRemoving : null} />
        )}
      </ListScreen>
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

const ImportLink = () => (
  <Button asChild size="sm" variant="outline">
    <Link to={paths.admin.importClients}>
      <FileUp size={16} strokeWidth={1.75} aria-hidden />
      Importar CSV
    </Link>
  </Button>
);

function countByStatus(clients: readonly Client[] | null): string | undefined {
  if (clients === null) return undefined;
  const active = clients.filter((client) => client.status === 'active').length;
  const inactive = clients.length - active;
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${plural(active, 'ativo')}, ${plural(inactive, 'inativo')}`;
}
