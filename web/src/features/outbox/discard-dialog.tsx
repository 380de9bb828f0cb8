import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { discardEntry } from '#data/outbox/outbox-actions.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { onDevice } from './on-device.ts';
import type { ShownEntry } from './read-outbox.ts';

type DiscardDialogProps = {
  /** What is about to be given up, or null while nothing is. */
  shown: ShownEntry | null;
  onClose: () => void;
};

/** Nothing that a person did is dropped without a person saying so: this is where it is said. */
export function DiscardDialog({ shown, onClose }: DiscardDialogProps) {
  const { db } = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);

  const discard = async (opId: string) => {
    const { ok } = await discardEntry(db, opId);
    onClose();
    if (ok) toast({ kind: 'success', title: 'Alteração descartada' });
    else
      toast({
        kind: 'error',
        title: 'Não deu para descartar',
        description: 'A alteração está sendo enviada agora.',
      });
  };
  return (
    <ConfirmDialog
      isOpen={shown !== null}
      title={`Descartar “${shown?.title ?? ''}”?`}
      confirmLabel="Descartar"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => {
        if (shown === null) return;
        setIsBusy(true);
        void onDevice(() => discard(shown.entry.op_id)).finally(() => setIsBusy(false));
      }}
    >
      {shown?.entry.kind === 'create'
        ? 'O que você criou sai deste aparelho e não chega ao servidor. Isto não pode ser desfeito.'
        : 'O registro volta a ser como está no servidor. Isto não pode ser desfeito.'}
    </ConfirmDialog>
  );
}
