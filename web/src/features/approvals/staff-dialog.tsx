import { chakra } from '@chakra-ui/react';
import type { AppUser, Role } from '@portal/domain';
import { roleLabels } from '#session/account/role-labels.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

type StaffDialogProps = {
  readonly isOpen: boolean;
  readonly account: AppUser;
  readonly role: Role;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** A member of the staff sees every client: asked again, with person, address and role by name. */
export function StaffDialog({ account, role, ...dialog }: StaffDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Aprovar ${account.full_name} como ${roleLabels[role]}?`}
      confirmLabel="Aprovar"
      tone="neutral"
    >
      <p>
        <Name>{account.full_name}</Name> ({account.email}) entra na equipe como{' '}
        <Name>{roleLabels[role]}</Name> e vê todos os clientes.
        {role === 'admin' && ' Também decide quem entra e altera os dados do escritório.'}
      </p>
      {!account.email_verified && (
        <chakra.p mt="2.5">
          O e-mail ainda não foi confirmado. Para entrar na equipe, a pessoa precisa confirmá-lo antes.
        </chakra.p>
      )}
    </ConfirmDialog>
  );
}

const Name = chakra('b', { base: { color: 'fg', fontWeight: 'semibold', overflowWrap: 'anywhere' } });
