import { chakra } from '@chakra-ui/react';
import { type AppUser, isStaff, type Role, ROLES } from '@portal/domain';
import { useState } from 'react';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ClientPicker } from './client-picker.tsx';
import { PendingPerson } from './pending-person.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import { useDecision } from './use-decision.ts';

const roleOptions = ROLES.map((value) => ({ value, label: roleLabels[value] }));

type PendingAccountProps = {
  readonly account: AppUser & { id: string };
  readonly isOnline: boolean;
};

/** One person who waits: what was asked for, what is granted, and the two answers. */
export function PendingAccount({ account, isOnline }: PendingAccountProps) {
  // Never what was asked for: a stranger would be one click away from the panel.
  const [role, setRole] = useState<Role>('client');
  const [clientId, setClientId] = useState<string | null>(null);
  const [isMissingClient, setMissingClient] = useState(false);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const { isBusy, approve, reject, resendVerification } = useDecision(account);
  const close = () => setAsking(null);

  const submit = () => {
    if (isStaff(role)) return setAsking('approve');
    if (clientId === null) return setMissingClient(true);
    void approve(role, clientId);
  };
  return (
    <Row aria-label={account.full_name}>
      <PendingPerson
        account={account}
        onResend={isOnline && !isBusy ? () => void resendVerification() : null}
      />
      <Choices>
        <SelectField
          label="Função"
          controlSize="sm"
          options={roleOptions}
          value={role}
          onChange={(event) => setRole(ROLES.find((known) => known === event.target.value) ?? role)}
        />
        {role === 'client' && (
          <ClientPicker
            value={clientId}
            onChange={(id) => {
              setClientId(id);
              setMissingClient(false);
            }}
            error={isMissingClient ? 'Escolha a empresa deste cliente' : undefined}
          />
        )}
      </Choices>
      <Buttons>
        <Button
          size="sm"
          variant="ghostDanger"
          disabled={!isOnline || isBusy}
          onClick={() => setAsking('reject')}
        >
          Rejeitar
        </Button>
        <Button size="sm" disabled={!isOnline} isBusy={isBusy} onClick={submit}>
          Aprovar
        </Button>
      </Buttons>
      <StaffDialog
        isOpen={asking === 'approve'}
        account={account}
        role={role}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void approve(role, null).then(close)}
      />
      <ConfirmDialog
        isOpen={asking === 'reject'}
        title={`Rejeitar ${account.full_name}?`}
        confirmLabel="Rejeitar"
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => void reject().then(close)}
      >
        O cadastro de {account.email} é removido, e a pessoa recebe um e-mail. Ela pode se cadastrar de novo.
      </ConfirmDialog>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    rowGap: '3',
    columnGap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 440px) auto' },
    px: '4.5',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr', md: '160px minmax(0, 1fr)' },
    alignItems: 'start',
  },
});
const Buttons = chakra('div', {
  base: { display: 'flex', gap: '2', justifyContent: 'flex-end', lg: { pt: '26px' } },
});
