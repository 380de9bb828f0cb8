import { describe, expect, it } from 'vitest';
import { type AskForm, checkAskForm } from './ask-form.ts';

const typed: AskForm = {
  title: ' Documentos de outubro ',
  competence: '2026-10',
  due_date: '2026-11-25',
  items: 'Extrato do Itaú\n\n  Notas de compra  \n',
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

  it('may be of no month', () => {
    expect(checkAskForm({ ...typed, competence: '' })).toMatchObject({ fields: { competence: null } });
  });

  it('names each field that is wrong', () => {
    expect(errorsOf({ title: ' ', due_date: '', items: ' \n ' })).toEqual(['title', 'due_date', 'items']);
    expect(errorsOf({ competence: 'outubro' })).toEqual(['competence']);
    expect(errorsOf({ items: 'x'.repeat(201) })).toEqual(['items']);
    expect(errorsOf({ items: Array.from({ length: 21 }, (_, at) => `Documento ${at}`).join('\n') })).toEqual([
      'items',
    ]);
  });
});
