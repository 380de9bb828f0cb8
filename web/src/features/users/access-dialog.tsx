import { Box, chakra } from '@chakra-ui/react';
import { isPromotion, ROLES } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { CompaniesField } from '#records/companies/companies-field.tsx';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type Access, accessOf, isSameAccess } from './access.ts';
import { OwnerField } from './owner-field.tsx';
import { roleOptions } from './role-options.ts';
import type { User } from './user-row.tsx';

type AccessDialogProps = {
  readonly isOpen: boolean;
  /** null before the first opening. */
  readonly user: User | null;
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  /** Answers whether it is done: then the dialog closes. */
  readonly onSave: (user: User, access: Access) => Promise<boolean>;
  readonly onClose: () => void;
};

/** What an approved account may do, and of which companies. Give it a key per opening. */
export function AccessDialog({ isOpen, user, isOnline, isBusy, onSave, onClose }: AccessDialogProps) {
  const [chosen, setChosen] = useState<Access>({
    role: user?.role ?? 'client',
    client_ids: user?.client_ids ?? [],
    owner_of: user?.owner_of ?? [],
  });
  const [wasSent, setWasSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const access = accessOf(chosen);
  const isMissing = lacksCompany(access);
  const isDirty = user !== null && !isSameAccess(access, user);

  const save = async () => {
    const isDone = user === null || !isDirty || (await onSave(user, access));
    setAsking(false);
    if (isDone) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (user === null || isMissing || !isOnline) return;
    if (isPromotion(user.role, access.role)) return setAsking(true);
    void save();
  };
  const dialog = (
    <Dialog
      isOpen={isOpen}
      title={`Alterar acesso de ${user?.full_name ?? ''}`}
      isDirty={isDirty && !isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={isBusy} busyText="Salvando..." disabled={!isOnline}>
            Salvar
          </Button>
        </>
      }
    >
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {!isOnline && <Note role="status">Alterar o acesso de uma conta precisa de conexão.</Note>}
        <chakra.p color="fg.muted">
          Vale na hora. O que a pessoa deixa de ver sai dos aparelhos dela; o que ela fez continua guardado.
        </chakra.p>
        <AccessFields chosen={chosen} onChange={setChosen} isSent={wasSent} />
      </Box>
    </Dialog>
  );
  return (
    <>
      {dialog}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Alterar ${user?.full_name ?? ''} para ${roleLabels[access.role]}?`}
        confirmLabel="Alterar"
        tone="neutral"
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void save()}
      >
        {user?.full_name} ({user?.email}) passa a entrar como {roleLabels[access.role]}. É preciso que o
        e-mail esteja confirmado.
      </ConfirmDialog>
    </>
  );
}

const lacksCompany = ({ role, client_ids }: Access) => role === 'client' && client_ids.length === 0;

type AccessFieldsProps = {
  readonly chosen: Access;
  readonly onChange: (chosen: Access) => void;
  readonly isSent: boolean;
};

function AccessFields({ chosen, onChange, isSent }: AccessFieldsProps) {
  const access = accessOf(chosen);
  const { role, client_ids, owner_of } = access;
  return (
    <>
      <SelectField
        label="Função"
        options={roleOptions}
        value={chosen.role}
        onChange={({ target }) =>
          onChange({ ...chosen, role: ROLES.find((known) => known === target.value) ?? role })
        }
      />
      {client_ids.length > 0 && (
        <OwnerField
          ids={client_ids}
          owned={owner_of ?? []}
          onChange={(owned) => onChange({ ...chosen, owner_of: owned })}
        />
      )}
      {chosen.role === 'client' && (
        <CompaniesField
          ids={chosen.client_ids}
          onChange={(ids) => onChange({ ...chosen, client_ids: ids })}
          error={isSent && lacksCompany(access) ? 'Escolha pelo menos uma empresa' : undefined}
        />
      )}
    </>
  );
}
