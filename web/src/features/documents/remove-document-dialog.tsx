import type { Row } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/database-context.ts';
import { removeDocument } from '#data/repositories/documents.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { visibleFilename } from './safe-filename.ts';

type RemoveDocumentDialogProps = {
  document: Row<'documents'> | null;
  onClose: () => void;
};

export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps) {
  const account = useLocalAccount();
  const [isBusy, setIsBusy] = useState(false);
  const [lastName, setLastName] = useState('');
  const name = document === null ? lastName : visibleFilename(document.filename);

  const remove = async (id: string) => {
    setIsBusy(true);
    setLastName(name); // the question keeps its name while it fades
    const result = await removeDocument(account, id);
    setIsBusy(false);
    onClose();
    if (result.ok) toast({ kind: 'success', title: 'Documento removido com sucesso!' });
    else toast({ kind: 'error', title: 'Erro ao remover documento' });
  };
  return (
    <ConfirmDialog
      isOpen={document !== null}
      title={`Remover ${name}?`}
      confirmLabel="Remover"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => document !== null && void remove(document.id)}
    >
      O documento sai das listas. O arquivo fica guardado pelo prazo legal.
    </ConfirmDialog>
  );
}
