import type { Row } from '@portal/domain';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useRemoveClient } from './use-remove-client.ts';

type RemoveClientDialogProps = {
  /** What would be removed; null while nothing is asked. */
  client: Row<'clients'> | null;
  onClose: () => void;
  onRemoved?: () => void;
};

export function RemoveClientDialog({ client, onClose, onRemoved }: RemoveClientDialogProps) {
  const remove = useRemoveClient();
  return (
    <RemoveDialog
      item={client}
      nameOf={({ corporate_name }) => corporate_name}
      onRemove={async (removed) => {
        if (await remove(removed)) onRemoved?.();
      }}
      onClose={onClose}
    >
      O cliente sai das listas. Documentos e obrigações ficam guardados pelo prazo legal.
    </RemoveDialog>
  );
}
