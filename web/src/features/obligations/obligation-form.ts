import {
  type CalendarDate,
  type Instant,
  type ObligationFields,
  obligationSchema,
  type ObligationStatus,
  type Priority,
  priority,
  statusChange,
} from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

/** The form as it is typed. */
export type ObligationFormValues = {
  client_id: string;
  name: string;
  due_date: string;
  priority: Priority | '';
  status: ObligationStatus;
  description: string;
  notes: string;
  document_ids: readonly string[];
};

export const OBLIGATION_FIELD_LABELS: Record<keyof ObligationFormValues, string> = {
  client_id: 'Cliente',
  name: 'Nome',
  due_date: 'Vencimento',
  priority: 'Prioridade',
  status: 'Status',
  description: 'Descrição',
  notes: 'Observações',
  document_ids: 'Documentos',
};

export const newObligation = (today: CalendarDate, clientId = ''): ObligationFields => ({
  client_id: clientId,
  name: '',
  due_date: today,
  priority: 'medium',
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
});

export function toObligationFormValues(obligation: ObligationFields): ObligationFormValues {
  return {
    client_id: obligation.client_id,
    name: obligation.name,
    due_date: obligation.due_date,
    priority: obligation.priority ?? '',
    status: obligation.status,
    description: obligation.description ?? '',
    notes: obligation.notes ?? '',
    document_ids: obligation.document_ids,
  };
}

/** `before` is what is edited; a new one for a new one. */
export function checkObligationForm(values: ObligationFormValues, before: ObligationFields, now: Instant) {
  const candidate = {
    client_id: values.client_id,
    name: values.name.trim(),
    due_date: values.due_date,
    priority: priority.safeParse(values.priority).data ?? null,
    ...statusChange(before, values.status, now),
    description: textOrNull(values.description),
    notes: textOrNull(values.notes),
    document_ids: [...values.document_ids],
  };
  return checkForm(obligationSchema, candidate, (field) => MISTAKES[field] ?? 'Confira este campo.');
}

const MISTAKES: Partial<Record<keyof ObligationFields, string>> = {
  client_id: 'Escolha o cliente.',
  name: 'Informe o nome da obrigação.',
  due_date: 'Informe a data de vencimento.',
};
