import { chakra } from '@chakra-ui/react';
import { type AppUser, formatInstantMinute, initials, type Role, ROLES } from '@portal/domain';
import { useState } from 'react';
import { roleLabels } from '#session/role-labels.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ClientPicker } from './client-picker.tsx';
import { EmailMark } from './email-mark.tsx';
import { useDecision } from './use-decision.ts';

const roleOptions = ROLES.map((value) => ({ value, label: roleLabels[value] }));

interface PendingAccountProps {
  readonly account: AppUser & { id: string };
  readonly isOnline: boolean;
}

/** One person who waits: what was asked for, what is granted, and the two answers. */
export function PendingAccount({ account, isOnline }: PendingAccountProps) {
  const [role, setRole] = useState<Role>(account.requested_role);
  const [clientId, setClientId] = useState<string | null>(null);
  const [isMissingClient, setMissingClient] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, approve, reject } = useDecision(account);

  const submit = () => {
    if (role === 'client' && clientId === null) return setMissingClient(true);
    void approve(role, role === 'client' ? clientId : null);
  };
  return (
    <Row aria-label={account.full_name}>
      <Person account={account} />
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
          onClick={() => setAsking(true)}
        >
          Rejeitar
        </Button>
        <Button size="sm" disabled={!isOnline} isBusy={isBusy} onClick={submit}>
          Aprovar
        </Button>
      </Buttons>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Rejeitar ${account.full_name}?`}
        confirmLabel="Rejeitar"
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void reject().then(() => setAsking(false))}
      >
        O cadastro de {account.email} é removido, e a pessoa recebe um e-mail. Ela pode se cadastrar de novo.
      </ConfirmDialog>
    </Row>
  );
}

function Person({ account }: { readonly account: AppUser }) {
  return (
    <chakra.div display="flex" gap="3" minWidth="0">
      <Avatar initials={initials(account.full_name)} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b style={{ fontWeight: 600 }}>{account.full_name}</b>
        <Meta>{account.email}</Meta>
        <EmailMark isVerified={account.email_verified} />
        <Meta>
          Pediu acesso como {roleLabels[account.requested_role]} em {formatInstantMinute(account.created_at)}
        </Meta>
      </div>
    </chakra.div>
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
const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
