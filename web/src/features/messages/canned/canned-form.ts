import { type CannedAnswerFields, cannedAnswerSchema } from '@portal/domain';
import { checkForm } from '#data/writes/check-form.ts';

export const CANNED_FIELD_LABELS: Record<keyof CannedAnswerFields, string> = {
  title: 'Título',
  content: 'Texto',
};

export const NEW_CANNED_ANSWER: CannedAnswerFields = { title: '', content: '' };

export function checkCannedForm(values: CannedAnswerFields) {
  const candidate = { title: values.title.trim(), content: values.content.trim() };
  return checkForm(cannedAnswerSchema, candidate, (field) =>
    field === 'title' ? 'Informe o título.' : 'Escreva o texto da resposta.',
  );
}
