import { expect, it } from 'vitest';
import { checkTemplateForm, NEW_TEMPLATE, type TemplateForm, typedTemplate } from './template-form.ts';

const typed: TemplateForm = {
  title: ' Documentos do mês ',
  regimes: ['lucro_real', 'simples_nacional'],
  months: ['12', '3'],
  due_day: '5',
  items: 'Extrato | Bancos\nNotas',
  category: '',
};
const errorsOf = (changes: Partial<TemplateForm>) => {
  const checked = checkTemplateForm({ ...typed, ...changes });
  return checked.ok ? [] : Object.keys(checked.errors);
};

it('is a template, its regimes and months in their order', () => {
  expect(checkTemplateForm(typed)).toEqual({
    ok: true,
    fields: {
      title: 'Documentos do mês',
      regimes: ['simples_nacional', 'lucro_real'],
      months: [3, 12],
      due_day: 5,
      items: [
        { label: 'Extrato', category: 'Bancos' },
        { label: 'Notas', category: null },
      ],
    },
  });
});

it('is typed again as it was', () => {
  const checked = checkTemplateForm(typed);
  if (!checked.ok) throw new Error('not taken');
  expect(checkTemplateForm(typedTemplate(checked.fields))).toEqual(checked);
});

it('names each field that is wrong', () => {
  expect(errorsOf({ title: ' ' })).toEqual(['title']);
  for (const due_day of ['', '0', '29', '5.5']) expect(errorsOf({ due_day })).toEqual(['due_day']);
  expect(errorsOf({ items: ' ' })).toEqual(['items']);
  expect(errorsOf(NEW_TEMPLATE)).toEqual(['title', 'items']);
});
