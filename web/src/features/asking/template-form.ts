import {
  type RequestTemplateFields,
  requestTemplateSchema,
  TAX_REGIMES,
  type TaxRegime,
} from '@portal/domain';
import type { CheckedForm } from '#ui/fields/form-resolver.ts';
import { ITEM_MISTAKES, type ItemsForm, itemsOf, NO_ITEMS, typedItems } from './items-form.ts';

/** As typed; of the boxes those that are ticked. */
export type TemplateForm = ItemsForm & {
  title: string;
  regimes: string[];
  months: string[];
  due_day: string;
};

export const TEMPLATE_FIELD_LABELS: Record<keyof TemplateForm, string> = {
  title: 'Título',
  regimes: 'Regimes',
  months: 'Meses',
  due_day: 'Dia do mês seguinte',
  items: 'Documentos',
  category: 'Categoria',
};

export const NEW_TEMPLATE: TemplateForm = { title: '', regimes: [], months: [], due_day: '10', ...NO_ITEMS };

export const MONTH_LABELS = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
];

export const typedTemplate = (template: RequestTemplateFields): TemplateForm => ({
  title: template.title,
  regimes: [...template.regimes],
  months: template.months.map(String),
  due_day: String(template.due_day),
  ...typedItems(template.items),
});

/** What is asked by it: a template without a document would ask for nothing. */
const schema = requestTemplateSchema.refine(({ items }) => items.length > 0, { path: ['items'] });

const MISTAKES: Record<Exclude<keyof TemplateForm, 'category'>, string> = {
  title: 'Informe o título, com até 200 caracteres.',
  regimes: 'Confira os regimes.',
  months: 'Confira os meses.',
  due_day: 'Informe um dia de 1 a 28.',
  ...ITEM_MISTAKES,
};

export function checkTemplateForm(values: TemplateForm): CheckedForm<RequestTemplateFields> {
  const parsed = schema.safeParse({
    title: values.title.trim(),
    regimes: TAX_REGIMES.filter((regime: TaxRegime) => values.regimes.includes(regime)),
    months: MONTH_LABELS.map((_, at) => at + 1).filter((month) => values.months.includes(String(month))),
    due_day: /^\d{1,2}$/.test(values.due_day.trim()) ? Number(values.due_day) : null,
    items: itemsOf(values),
  });
  if (parsed.success) return { ok: true, fields: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const errors = Object.entries(MISTAKES).filter(([field]) => wrong.has(field));
  return { ok: false, errors: Object.fromEntries(errors) };
}
