import { calendarDate, competence, MAX_ITEMS, requestItemSchema, z } from '@portal/domain';
import type { NewAsk } from '#data/asks/ask-documents.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import type { CheckedForm } from '#ui/fields/form-resolver.ts';

/** As typed: an item a line. */
export type AskForm = { title: string; competence: string; due_date: string; items: string };

export const NEW_ASK: AskForm = { title: '', competence: '', due_date: '', items: '' };

export const ASK_FIELD_LABELS: Record<keyof AskForm, string> = {
  title: 'Título',
  competence: 'Mês',
  due_date: 'Prazo',
  items: 'Documentos',
};

const asked = z.strictObject({
  title: z.string().trim().min(1).max(200),
  competence: competence.nullable(),
  due_date: calendarDate,
  items: z
    .array(requestItemSchema.pick({ label: true, category: true }))
    .min(1)
    .max(MAX_ITEMS),
});

const MISTAKES: Record<keyof AskForm, string> = {
  title: 'Informe o título, com até 200 caracteres.',
  competence: 'Informe o mês assim: 2026-10.',
  due_date: 'Informe o prazo.',
  items: `Escreva de 1 a ${MAX_ITEMS} documentos, um por linha, com até 200 caracteres cada um.`,
};

export function checkAskForm(values: AskForm): CheckedForm<NewAsk> {
  const parsed = asked.safeParse({
    title: values.title,
    competence: textOrNull(values.competence),
    due_date: values.due_date,
    items: linesOf(values.items),
  });
  if (parsed.success) return { ok: true, fields: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const fields = Object.entries(MISTAKES).filter(([field]) => wrong.has(field));
  return { ok: false, errors: Object.fromEntries(fields) };
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((label) => ({ label, category: null }));
