import { Box, chakra } from '@chakra-ui/react';
import { type CallableInput, isStaff, invitedAddress, type Role, ROLES } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { CompaniesField } from '#records/companies/companies-field.tsx';
import { CompanyChoices } from '#records/companies/company-choices.tsx';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { StaffInviteDialog } from './staff-invite-dialog.tsx';

/** `office`: any company, and for administrators any role; `companies`: these alone, for clients of them. */
export type Offer =
  | { kind: 'office'; roles: readonly Role[] }
  | { kind: 'companies'; companies: readonly { id: string; name: string }[] };

type InviteDialogProps = {
  readonly isOpen: boolean;
  readonly offer: Offer;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  /** Answers whether it is done: then the dialog closes. */
  readonly onInvite: (input: CallableInput<'inviteUser'>) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Who is invited, as what and to what. Give it a key per opening. */
export function InviteDialog({ isOpen, offer, isOnline, isBusy, onInvite, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('client');
  const [chosen, setIds] = useState<string[] | null>(null);
  const ids = chosen ?? firstOf(offer);
  const [wasSent, setWasSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const address = invitedAddress.safeParse(email.trim()).data ?? null;
  const client_ids = role === 'client' ? ids : [];
  const isMissing = role === 'client' && client_ids.length === 0;

  const invite = async () => {
    if (address !== null && (await onInvite({ email: address, role, client_ids }))) onClose();
    setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (address === null || isMissing || !isOnline) return;
    if (isStaff(role)) return setAsking(true);
    void invite();
  };
  const companiesError = wasSent && isMissing ? 'Escolha pelo menos uma empresa' : undefined;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title="Convidar pessoa"
        isDirty={email !== '' && !isBusy}
        onClose={onClose}
        onSubmit={submit}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" isBusy={isBusy} busyText="Enviando..." disabled={!isOnline}>
              Enviar convite
            </Button>
          </>
        }
      >
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {!isOnline && <Note role="status">Convidar precisa de conexão.</Note>}
          <chakra.p color="fg.muted">
            A pessoa recebe um e-mail com um link que vale por 7 dias, uma vez, e só para este endereço.
          </chakra.p>
          <TextField
            label="E-mail de quem é convidado"
            type="email"
            inputMode="email"
            autoComplete="off"
            aria-required
            value={email}
            error={wasSent && address === null ? 'Informe um e-mail completo' : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <InvitedAs {...{ offer, role, ids }} onRole={setRole} onIds={setIds} error={companiesError} />
        </Box>
      </Dialog>
      {address !== null && isStaff(role) && (
        <StaffInviteDialog
          key={String(isAsking)}
          isOpen={isAsking}
          email={address}
          role={role}
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void invite()}
        />
      )}
    </>
  );
}

type InvitedAsProps = {
  readonly offer: Offer;
  readonly role: Role;
  readonly ids: string[];
  readonly error: string | undefined;
  readonly onRole: (role: Role) => void;
  readonly onIds: (ids: string[]) => void;
};

function InvitedAs({ offer, role, ids, error, onRole, onIds }: InvitedAsProps) {
  if (offer.kind === 'companies') {
    const { companies } = offer;
    return (
      <CompanyChoices legend="Empresas que a pessoa vê" {...{ companies, ids, error }} onChange={onIds} />
    );
  }
  return (
    <>
      {offer.roles.length > 1 && (
        <SelectField
          label="Função"
          options={offer.roles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ target }) => onRole(ROLES.find((known) => known === target.value) ?? role)}
        />
      )}
      {role === 'client' && <CompaniesField ids={ids} onChange={onIds} error={error} />}
    </>
  );
}

/** Where there is one thing to choose, there is nothing to choose. */
const firstOf = (offer: Offer): string[] => {
  const [only, ...more] = offer.kind === 'companies' ? offer.companies : [];
  return only !== undefined && more.length === 0 ? [only.id] : [];
};
