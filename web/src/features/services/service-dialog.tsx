import { Grid } from '@chakra-ui/react';
import type { Row, ServiceFields } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { useLocalAccount } from '#data/local/database-context.ts';
import { createService, updateService } from '#data/services/services.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  checkServiceForm,
  NEW_SERVICE,
  SERVICE_FIELD_LABELS as LABELS,
  type ServiceFormValues,
  toServiceFormValues,
} from './service-form.ts';

type ServiceDialogProps = {
  isOpen: boolean;
  /** The service to edit; null for a new one. */
  service: Row<'services'> | null;
  onClose: () => void;
};

export function ServiceDialog({ isOpen, service, onClose }: ServiceDialogProps) {
  const save = useSaveService();
  const form = useForm<ServiceFormValues, unknown, ServiceFields>({
    resolver: formResolver(checkServiceForm),
    defaultValues: toServiceFormValues(service ?? NEW_SERVICE),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(service, fields)) onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={service === null ? 'Novo Serviço' : 'Editar Serviço'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <Grid gap="3.5">
        <TextField
          label={LABELS.name}
          error={errors.name?.message}
          required
          autoComplete="off"
          {...checkOnBlur(form, 'name')}
        />
        <TextAreaField
          label={LABELS.description}
          error={errors.description?.message}
          rows={3}
          {...checkOnBlur(form, 'description')}
        />
        <TextField
          label={LABELS.price}
          error={errors.price?.message}
          help="Deixe vazio para 'sob consulta'."
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          autoComplete="off"
          {...checkOnBlur(form, 'price')}
        />
        <SwitchField label={LABELS.is_active} {...form.register('is_active')} />
      </Grid>
    </FormDialog>
  );
}

function useSaveService() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'services'> | null, fields: ServiceFields): Promise<boolean> => {
    const writing =
      before === null
        ? createService(account, fields)
        : updateService(account, before.id, changedIn(before, fields));
    const titles =
      before === null
        ? { done: 'Serviço criado com sucesso!', failed: 'Erro ao criar serviço' }
        : { done: 'Serviço atualizado com sucesso!', failed: 'Erro ao atualizar serviço' };
    return (await tell(writing, titles)).ok;
  };
}
