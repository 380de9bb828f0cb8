import { Box } from '@chakra-ui/react';
import { type ClientFields as Client, NEW_CLIENT, type Row } from '@portal/domain';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { SyncMark } from '#ui/sync-mark.tsx';
import { ClientFields } from './client-fields.tsx';
import { checkClientForm, type ClientFormValues, toClientFormValues } from './client-form.ts';
import { CLIENT_FIELD_LABELS } from './client-labels.ts';
import { useSaveClient } from './use-save-client.ts';

type ClientDialogProps = {
  isOpen: boolean;
  /** The client to edit as it stood when the dialog opened; null for a new one. */
  client: Row<'clients'> | null;
  onClose: () => void;
};

export function ClientDialog({ isOpen, client, onClose }: ClientDialogProps) {
  const save = useSaveClient();
  const form = useForm<ClientFormValues, unknown, Client>({
    resolver,
    defaultValues: toClientFormValues(client ?? NEW_CLIENT),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(client, fields)) onClose();
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={client === null ? 'Novo Cliente' : 'Editar Cliente'}
      isDirty={isDirty && !isSubmitting}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Box me="auto" width={{ base: 'full', md: 'auto' }}>
            <SyncMark state="device" text="Salva aqui e envia em seguida" />
          </Box>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            Salvar
          </Button>
        </>
      }
    >
      {submitCount > 0 && <Mistakes errors={errors} />}
      <ClientFields form={form} />
    </Dialog>
  );
}

const resolver: Resolver<ClientFormValues, unknown, Client> = (values) => {
  const checked = checkClientForm(values);
  if (checked.ok) return { values: checked.fields, errors: {} };
  const invalid = (message: string) => ({ type: 'invalid', message });
  const errors = Object.entries(checked.errors).map(([field, message]) => [field, invalid(message)] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};

function Mistakes({ errors }: { errors: FieldErrors<ClientFormValues> }) {
  const fields = Object.entries(CLIENT_FIELD_LABELS).filter(([field]) => field in errors);
  if (fields.length === 0) return null;
  return (
    <Box mb="4">
      <Note kind="attention" role="alert">
        Falta corrigir: {fields.map(([, label]) => label).join(', ')}.
      </Note>
    </Box>
  );
}
