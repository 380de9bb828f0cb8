import { type TaskFields, taskSchema, type TaskStatus } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

/** A step as it is typed; an empty one is as if it were not there. */
export type Step = { text: string; done: boolean };

/** The form as it is typed. */
export type TaskFormValues = {
  title: string;
  client_id: string;
  assigned_to: string;
  due_date: string;
  status: TaskStatus;
  checklist: readonly Step[];
  obligation_id: string;
  request_id: string;
};

export const TASK_FIELD_LABELS: Record<keyof TaskFormValues, string> = {
  title: 'Título',
  client_id: 'Cliente',
  assigned_to: 'Responsável',
  due_date: 'Data',
  status: 'Status',
  checklist: 'Passos',
  obligation_id: 'Obrigação',
  request_id: 'Solicitação',
};

/** It begins with the person who writes it down. */
export const newTask = (uid: string): TaskFields => ({
  title: '',
  client_id: null,
  assigned_to: uid,
  due_date: null,
  status: 'pending',
  checklist: [],
  obligation_id: null,
  request_id: null,
});

export function toTaskFormValues(task: TaskFields): TaskFormValues {
  return {
    title: task.title,
    client_id: task.client_id ?? '',
    assigned_to: task.assigned_to ?? '',
    due_date: task.due_date ?? '',
    status: task.status,
    checklist: task.checklist,
    obligation_id: task.obligation_id ?? '',
    request_id: task.request_id ?? '',
  };
}

export function checkTaskForm(values: TaskFormValues) {
  const candidate = {
    title: values.title.trim(),
    client_id: textOrNull(values.client_id),
    assigned_to: textOrNull(values.assigned_to),
    due_date: textOrNull(values.due_date),
    status: values.status,
    checklist: values.checklist
      .map(({ text, done }) => ({ text: text.trim(), done }))
      .filter(({ text }) => text !== ''),
    obligation_id: textOrNull(values.obligation_id),
    request_id: textOrNull(values.request_id),
  };
  return checkForm(taskSchema, candidate, (field) =>
    field === 'title' ? 'Informe o título.' : 'Confira este campo.',
  );
}
