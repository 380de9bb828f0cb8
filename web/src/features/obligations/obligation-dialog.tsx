import { Grid, GridItem } from '@chakra-ui/react';
import {
  calendarDateOf,
  OBLIGATION_STATUSES,
  type ObligationFields,
  PRIORITIES,
  type Row,
  toInstant,
} from '@portal/domain';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#records/labels/obligation-labels.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DocumentChoice } from './document-choice.tsx';
import {
  checkObligationForm,
  newObligation,
  OBLIGATION_FIELD_LABELS as LABELS,
  type ObligationFormValues,
  toObligationFormValues,
} from './obligation-form.ts';
import { useSaveObligation } from './use-save-obligation.ts';
import { WriteAbout } from './write-about.tsx';

type ObligationDialogProps = {
  isOpen: boolean;
  /** The obligation to edit; null for a new one. */
  obligation: Row<'obligations'> | null;
  clients: readonly SelectOption[];
  /** Whom a new one is for, where that is known. */
  clientId?: string | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
};

export function ObligationDialog(props: ObligationDialogProps) {
  const { isOpen, obligation, clients, clientId, onClose, onCreated } = props;
  const save = useSaveObligation();
  const [before] = useState<ObligationFields>(
    () => obligation ?? newObligation(calendarDateOf(new Date()), clientId),
  );
  const form = useForm<ObligationFormValues, unknown, ObligationFields>({
    resolver: formResolver((values) => checkObligationForm(values, before, toInstant(new Date()))),
    defaultValues: toObligationFormValues(before),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    const id = await save(obligation, fields);
    if (id === null) return;
    onClose();
    if (obligation === null) onCreated(id);
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={obligation === null ? 'Nova Obrigação' : 'Editar Obrigação'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <ObligationFormFields form={form} clients={clients} isNew={obligation === null} />
      {obligation !== null && <WriteAbout obligation={obligation} />}
      {obligation !== null && <HistoryDisclosure entity="obligations" id={obligation.id} />}
    </FormDialog>
  );
}

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** 'Atrasada' follows from the date; it can be kept where it was stored, and never chosen. */
const statusOptions = (stored: string | undefined) =>
  OBLIGATION_STATUSES.filter((status) => status !== 'overdue' || stored === 'overdue').map((value) => ({
    value,
    label: OBLIGATION_STATUS_LABELS[value],
  }));

type FormFieldsProps = {
  form: UseFormReturn<ObligationFormValues, unknown, ObligationFields>;
  clients: readonly SelectOption[];
  isNew: boolean;
};

const ownClient = (clients: readonly SelectOption[], id: string): SelectOption =>
  clients.find(({ value }) => value === id) ?? { value: id, label: 'Cliente removido' };

const FULL = { base: 'span 6' };
const HALF = { base: 'span 6', md: 'span 3' };
const THIRD = { base: 'span 3', md: 'span 2' };

function ObligationFormFields({ form, clients, isNew }: FormFieldsProps) {
  const { errors, defaultValues } = form.formState;
  const [clientId, documentIds] = useWatch({ control: form.control, name: ['client_id', 'document_ids'] });
  const texts = (field: keyof ObligationFormValues) => ({
    label: LABELS[field],
    error: errors[field]?.message,
  });
  const choose = (ids: string[]) => form.setValue('document_ids', ids, { shouldDirty: true });
  return (
    <Grid templateColumns="repeat(6, minmax(0, 1fr))" gap="3.5">
      <GridItem gridColumn={HALF}>
        <SelectField
          {...texts('client_id')}
          required
          placeholder="Escolha o cliente"
          options={isNew ? clients : [ownClient(clients, clientId)]}
          help={isNew ? undefined : 'O cliente de uma obrigação não muda.'}
          {...form.register('client_id', { onChange: () => choose([]) })}
        />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <TextField
          {...texts('name')}
          required
          placeholder="DAS 10/2026"
          autoComplete="off"
          {...checkOnBlur(form, 'name')}
        />
      </GridItem>
      <GridItem gridColumn={{ base: 'span 6', md: 'span 2' }}>
        <TextField {...texts('due_date')} required type="date" {...checkOnBlur(form, 'due_date')} />
      </GridItem>
      <GridItem gridColumn={THIRD}>
        <SelectField
          {...texts('priority')}
          placeholder="Sem prioridade"
          options={PRIORITY_OPTIONS}
          {...form.register('priority')}
        />
      </GridItem>
      <GridItem gridColumn={THIRD}>
        <SelectField
          {...texts('status')}
          options={statusOptions(defaultValues?.status)}
          {...form.register('status')}
        />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <TextAreaField {...texts('description')} rows={2} {...checkOnBlur(form, 'description')} />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <TextAreaField
          {...texts('notes')}
          help="O cliente também vê."
          rows={2}
          {...checkOnBlur(form, 'notes')}
        />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <DocumentChoice
          key={clientId}
          label={LABELS.document_ids}
          clientId={clientId}
          chosen={documentIds}
          onChange={choose}
        />
      </GridItem>
    </Grid>
  );
}
