import { type ClientFields as Client, NEW_CLIENT, type Row } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { ClientFields } from './client-fields.tsx';
import { checkClientForm, type ClientFormValues, toClientFormValues } from './client-form.ts';
import { CLIENT_FIELD_LABELS } from '#records/labels/client-labels.ts';
import { useSaveClient } from './use-save-client.ts';

type ClientDialogProps = {
  isOpen: boolean;
  /** The client to edit as it was when the dialog opened; null for a new one. */
  client: Row<'clients'> | null;
  onClose: () => void;
};

export function ClientDialog({ isOpen, client, onClose }: ClientDialogProps) {
  const save = useSaveClient();
  const form = useForm<ClientFormValues, unknown, Client>({
    resolver: formResolver(checkClientForm),
    defaultValues: toClientFormValues(client ?? NEW_CLIENT),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(client, fields)) onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={client === null ? 'Novo Cliente' : 'Editar Cliente'}
      mistakes={mistakesIn({ errors, submitCount }, CLIENT_FIELD_LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <ClientFields form={form} ownId={client?.id ?? null} />
    </FormDialog>
  );
}
