import { calendarDate, competence, MAX_ITEMS, requestItemSchema, z } from '@portal/domain';
import type { NewAsk } from '#data/asks/ask-documents.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import type { CheckedForm } from '#ui/fields/form-resolver.ts';
import { ITEM_MISTAKES, type ItemsForm, itemsOf, NO_ITEMS } from './items-form.ts';

/** As typed. */
export type AskForm = ItemsForm & { title: string; competence: string; due_date: string };

export const NEW_ASK: AskForm = { title: '', competence: '', due_date: '', ...NO_ITEMS };

export const ASK_FIELD_LABELS: Record<keyof AskForm, string> = {
  title: 'Título',
  competence: 'Mês',
  due_date: 'Prazo',
  items: 'Documentos',
  category: 'Categoria',
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

const MISTAKES: Record<Exclude<keyof AskForm, 'category'>, string> = {
  title: 'Informe o título, com até 200 caracteres.',
  competence: 'Informe o mês assim: 2026-10.',
  due_date: 'Informe o prazo.',
  ...ITEM_MISTAKES,
};

export function checkAskForm(values: AskForm): CheckedForm<NewAsk> {
  const parsed = asked.safeParse({
    title: values.title,
    competence: textOrNull(values.competence),
    due_date: values.due_date,
    items: itemsOf(values),
  });
  if (parsed.success) return { ok: true, fields: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const fields = Object.entries(MISTAKES).filter(([field]) => wrong.has(field));
  return { ok: false, errors: Object.fromEntries(fields) };
}
