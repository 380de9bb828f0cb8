import { MAX_REMOVAL_REASON, type Row } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { removeObligation } from '#data/obligations/obligations.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';

type RemoveObligationDialogProps = {
  isOpen: boolean;
  obligation: Row<'obligations'> | null;
  onClose: () => void;
};

const TITLES = {
  done: 'Obrigação removida com sucesso!',
  failed: 'Erro ao remover obrigação',
  left: 'record',
} as const;

/** Asks why. Give it a key per opening. */
export function RemoveObligationDialog({ isOpen, obligation, onClose }: RemoveObligationDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const remove = async (reason: string) => {
    if (obligation === null) return false;
    return (await tell(removeObligation(account, obligation.id, reason), TITLES)).ok;
  };
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={`Remover ${obligation?.name ?? ''}?`}
      action="Remover"
      variant="danger"
      maxLength={MAX_REMOVAL_REASON}
      missing="Informe o motivo da remoção."
      onSubmit={remove}
      onClose={onClose}
    >
      A obrigação sai da lista da equipe e do portal do cliente. O registro fica guardado pelo prazo legal,
      com o motivo nas observações.
    </ReasonDialog>
  );
}
