import { Grid, GridItem } from '@chakra-ui/react';
import { type Row, TASK_STATUSES, type TaskFields } from '@portal/domain';
import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { obligationsOfClient } from '#data/obligations/client-obligations.ts';
import { requestsOfClient } from '#data/requests/requests.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ChecklistField } from './checklist-field.tsx';
import {
  checkTaskForm,
  newTask,
  TASK_FIELD_LABELS as LABELS,
  type TaskFormValues,
  toTaskFormValues,
} from './task-form.ts';
import { obligationOptions, requestOptions } from './tie-options.ts';
import { useSaveTask } from './use-save-task.ts';

type TaskForm = UseFormReturn<TaskFormValues, unknown, TaskFields>;
type Choices = { clients: readonly SelectOption[]; staff: readonly SelectOption[] };

type TaskDialogProps = Choices & {
  isOpen: boolean;
  /** The task to edit; null for a new one. */
  task: Row<'tasks'> | null;
  onClose: () => void;
};

export function TaskDialog({ isOpen, task, onClose, ...choices }: TaskDialogProps) {
  const { uid } = useLocalAccount();
  const save = useSaveTask();
  const [defaultValues] = useState(() => toTaskFormValues(task ?? newTask(uid)));
  const form: TaskForm = useForm<TaskFormValues, unknown, TaskFields>({
    resolver: formResolver(checkTaskForm),
    defaultValues,
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(task, fields)) onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={task === null ? 'Nova Tarefa' : 'Editar Tarefa'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TaskFormFields form={form} isNew={task === null} {...choices} />
      {task !== null && <HistoryDisclosure entity="tasks" id={task.id} />}
    </FormDialog>
  );
}

const STATUS_OPTIONS = TASK_STATUSES.map((value) => ({ value, label: TASK_STATUS_LABELS[value] }));

const FULL = { base: 'span 6' };
const HALF = { base: 'span 6', md: 'span 3' };
const THIRD = { base: 'span 3', md: 'span 2' };

function TaskFormFields({ form, isNew, clients, staff }: Choices & { form: TaskForm; isNew: boolean }) {
  const { errors, defaultValues } = form.formState;
  const checklist = useWatch({ control: form.control, name: 'checklist' });
  const texts = (field: keyof TaskFormValues) => ({ label: LABELS[field], error: errors[field]?.message });
  const untie = () => {
    form.setValue('obligation_id', '');
    form.setValue('request_id', '');
  };
  return (
    <Grid templateColumns="repeat(6, minmax(0, 1fr))" gap="3.5">
      <GridItem gridColumn={FULL}>
        <TextField {...texts('title')} required autoComplete="off" {...checkOnBlur(form, 'title')} />
      </GridItem>
      <GridItem gridColumn={{ base: 'span 6', md: 'span 2' }}>
        <SelectField
          {...texts('assigned_to')}
          placeholder="Ninguém"
          options={known(staff, defaultValues?.assigned_to, 'Pessoa fora da equipe')}
          {...form.register('assigned_to')}
        />
      </GridItem>
      <GridItem gridColumn={THIRD}>
        <TextField {...texts('due_date')} type="date" {...checkOnBlur(form, 'due_date')} />
      </GridItem>
      <GridItem gridColumn={THIRD}>
        <SelectField {...texts('status')} options={STATUS_OPTIONS} {...form.register('status')} />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <SelectField
          {...texts('client_id')}
          placeholder="Nenhum"
          disabled={!isNew}
          options={known(clients, defaultValues?.client_id, 'Cliente removido')}
          help={isNew ? undefined : 'O cliente de uma tarefa não muda.'}
          {...form.register('client_id', { onChange: untie })}
        />
      </GridItem>
      <Ties form={form} texts={texts} />
      <GridItem gridColumn={FULL}>
        <ChecklistField
          label={LABELS.checklist}
          steps={checklist}
          error={errors.checklist?.message}
          onChange={(steps) => form.setValue('checklist', steps, { shouldDirty: true })}
        />
      </GridItem>
    </Grid>
  );
}

type TiesProps = {
  form: TaskForm;
  texts: (field: keyof TaskFormValues) => { label: string; error: string | undefined };
};

/** What of its client a task is about. */
function Ties({ form, texts }: TiesProps) {
  const [clientId, obligationId, requestId] = useWatch({
    control: form.control,
    name: ['client_id', 'obligation_id', 'request_id'],
  });
  const ofClient = useLiveRead(obligationsOfClient(clientId === '' ? null : clientId));
  const asked = useLocalRead(requestsOfClient(clientId));
  const isOpen = clientId !== '';
  return (
    <>
      <GridItem gridColumn={HALF}>
        <SelectField
          {...texts('obligation_id')}
          placeholder={isOpen ? 'Nenhuma' : 'Escolha antes o cliente'}
          disabled={!isOpen}
          options={obligationOptions(ofClient?.obligations ?? [], obligationId)}
          value={obligationId}
          onChange={({ target }) => form.setValue('obligation_id', target.value, { shouldDirty: true })}
        />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <SelectField
          {...texts('request_id')}
          placeholder={isOpen ? 'Nenhuma' : 'Escolha antes o cliente'}
          disabled={!isOpen}
          options={requestOptions(valueOr(asked, []), requestId)}
          value={requestId}
          onChange={({ target }) => form.setValue('request_id', target.value, { shouldDirty: true })}
        />
      </GridItem>
    </>
  );
}

/** A person who left may still be the one that is there. */
function known(
  options: readonly SelectOption[],
  id: string | undefined,
  unknown: string,
): readonly SelectOption[] {
  if (id === undefined || id === '' || options.some(({ value }) => value === id)) return options;
  return [...options, { value: id, label: unknown }];
}
