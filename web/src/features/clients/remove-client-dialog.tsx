import type { Row } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/database-context.ts';
import { removeClient } from '#data/repositories/clients.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';

type RemoveClientDialogProps = {
  /** The client in question, or null while there is none. */
  client: Row<'clients'> | null;
  onClose: () => void;
};

export function RemoveClientDialog({ client, onClose }: RemoveClientDialogProps) {
  const account = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);
  const [lastName, setLastName] = useState('');
  const name = client?.corporate_name ?? lastName;

  const remove = async (id: string) => {
    setIsBusy(true);
    setLastName(name); // the question keeps its name while it fades
    const result = await removeClient(account, id);
    setIsBusy(false);
    onClose();
    if (result.ok) toast({ kind: 'success', title: 'Cliente removido com sucesso!' });
    else toast({ kind: 'error', title: 'Erro ao remover cliente' });
  };
  return (
    <ConfirmDialog
      isOpen={client !== null}
      title={`Remover ${name}?`}
      confirmLabel="Remover"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => client !== null && void remove(client.id)}
    >
      O cliente sai das listas. Documentos e obrigações ficam guardados pelo prazo legal.
    </ConfirmDialog>
  );
}
