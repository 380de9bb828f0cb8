import type { Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { allServices, removeService } from '#data/services/services.ts';
import { useCreateAsked } from '#records/use-create-asked.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { useMay } from '#session/account/use-may.ts';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServicesTable } from './services-table.tsx';

type Service = Row<'services'>;

/** What the firm offers, with its prices. */
export function ServicesScreen() {
  const services = useLocalRead(allServices);
  const isPulled = useIsPulled('services');
  const editing = useEditing<Service>();
  useCreateAsked(editing.create);
  const [removing, setRemoving] = useState<Service | null>(null);
  const remove = useRemoveService();
  const mayRemove = useMay('remove', 'service');
  return (
    <>
      <ListScreen
        title="Serviços"
        description="O que o escritório oferece aos clientes."
        action={{ label: 'Novo Serviço', icon: Plus, onPress: editing.create }}
        query={services}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os serviços"
        isEmpty={(found) => found.length === 0}
        empty={{
          illustration: 'services',
          title: 'Nenhum serviço cadastrado',
          text: 'Os serviços do escritório e seus preços aparecem aqui.',
        }}
      >
        {(found) => (
          <ServicesTable services={found} onEdit={editing.open} onRemove={mayRemove ? setRemoving : null} />
        )}
      </ListScreen>
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

const TITLES = {
  done: 'Serviço removido com sucesso!',
  failed: 'Erro ao remover serviço',
  left: 'record',
} as const;

function useRemoveService() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async ({ id }: Service) => void (await tell(removeService(account, id), TITLES));
}
