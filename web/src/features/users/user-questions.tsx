import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { User } from './user-row.tsx';

type UserQuestionProps = {
  /** Whom it is about; null: nothing is asked. */
  readonly user: User | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (user: User) => void;
};

export function BlockQuestion({ user, isBusy, onCancel, onConfirm }: UserQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={`Bloquear ${user?.full_name ?? ''}?`}
      confirmLabel="Bloquear"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => user !== null && onConfirm(user)}
    >
      A pessoa sai de todos os aparelhos e não entra mais, até alguém reabrir a conta. O que ela fez continua
      guardado.
    </ConfirmDialog>
  );
}

export function ResetQuestion({ user, isBusy, onCancel, onConfirm }: UserQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={`Redefinir o segundo fator de ${user?.full_name ?? ''}?`}
      confirmLabel="Redefinir"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => user !== null && onConfirm(user)}
    >
      A pessoa sai de todos os aparelhos e entra de novo só com a senha. Confirme antes, por telefone ou
      pessoalmente, que o pedido é dela. Ela recebe um e-mail.
    </ConfirmDialog>
  );
}
