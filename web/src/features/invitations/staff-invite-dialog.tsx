import { chakra } from '@chakra-ui/react';
import type { StaffRole } from '@portal/domain';
import { useState } from 'react';
import { roleLabels } from '#session/account/role-labels.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type StaffInviteDialogProps = {
  readonly isOpen: boolean;
  readonly email: string;
  readonly role: StaffRole;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** A member of the staff sees every client: who invites one writes the address once more. Give it a key per opening. */
export function StaffInviteDialog({ email, role, onConfirm, ...dialog }: StaffInviteDialogProps) {
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isSame = typed.trim().toLowerCase() === email;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Convidar ${email} como ${roleLabels[role]}?`}
      confirmLabel="Convidar"
      tone="neutral"
      onConfirm={() => {
        setWasTried(true);
        if (isSame) onConfirm();
      }}
    >
      <chakra.p mb="4">
        Quem aceitar entra na equipe como {roleLabels[role]} e vê todos os clientes.
        {role === 'admin' && ' Também decide quem entra e altera os dados do escritório.'}
      </chakra.p>
      <TextField
        label="Escreva o e-mail de novo para confirmar"
        type="email"
        autoComplete="off"
        value={typed}
        error={wasTried && !isSame ? 'Não é o mesmo e-mail' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
