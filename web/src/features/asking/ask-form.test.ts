import { describe, expect, it } from 'vitest';
import { type AskForm, checkAskForm } from './ask-form.ts';
import { itemsOf, NO_ITEMS, typedItems } from './items-form.ts';

const typed: AskForm = {
  title: ' Documentos de outubro ',
  competence: '2026-10',
  due_date: '2026-11-25',
  items: 'Extrato do Itaú\n\n  Notas de compra  \n',
  category: '',
};
const errorsOf = (changes: Partial<AskForm>) => {
  const checked = checkAskForm({ ...typed, ...changes });
  return checked.ok ? [] : Object.keys(checked.errors);
};

describe('what is typed to ask for documents', () => {
  it('is an item a line, without empty ones', () => {
    expect(checkAskForm(typed)).toEqual({
      ok: true,
      fields: {
        title: 'Documentos de outubro',
        competence: '2026-10',
        due_date: '2026-11-25',
        items: [
          { label: 'Extrato do Itaú', category: null },
          { label: 'Notas de compra', category: null },
        ],
      },
    });
  });

  it('has a category for all, or one of its own after a bar', () => {
    const checked = checkAskForm({ ...typed, items: 'Extrato | Bancos\nNotas', category: ' Compras ' });
    expect(checked).toMatchObject({
      fields: {
        items: [
          { label: 'Extrato', category: 'Bancos' },
          { label: 'Notas', category: 'Compras' },
        ],
      },
    });
  });

  it('is typed again as it was', () => {
    for (const form of [
      { items: 'Extrato\nNotas', category: 'Compras' },
      { items: 'Extrato | Bancos\nNotas', category: '' },
      NO_ITEMS,
    ])
      expect(typedItems(itemsOf(form))).toEqual(form);
  });

  it('may be of no month', () => {
    expect(checkAskForm({ ...typed, competence: '' })).toMatchObject({ fields: { competence: null } });
  });

  it('names each field that is wrong', () => {
    expect(errorsOf({ title: ' ', due_date: '', items: ' \n ' })).toEqual(['title', 'due_date', 'items']);
    expect(errorsOf({ competence: 'outubro' })).toEqual(['competence']);
    expect(errorsOf({ items: 'x'.repeat(201) })).toEqual(['items']);
    expect(errorsOf({ items: ' | Bancos' })).toEqual(['items']);
    expect(errorsOf({ category: 'x'.repeat(101) })).toEqual(['items']);
    expect(errorsOf({ items: Array.from({ length: 21 }, (_, at) => `Documento ${at}`).join('\n') })).toEqual([
      'items',
    ]);
  });
});
