import { expect, test } from 'vitest';
import { checkNoteForm, NEW_NOTE, toNoteFormValues } from './note-form.ts';

const typed = { ...toNoteFormValues(NEW_NOTE), title: 'Acesso ao portal' };

test('a note needs a title and nothing else', () => {
  expect(checkNoteForm(typed)).toEqual({ ok: true, fields: { ...NEW_NOTE, title: 'Acesso ao portal' } });
  expect(checkNoteForm({ ...typed, title: ' ' })).toEqual({
    ok: false,
    errors: { title: 'Informe o título.' },
  });
});

test('a stored note comes back into the form as it was', () => {
  const stored = { title: 'Senha', content: 'Trocar\nem maio', category: 'Acessos', client_id: 'c1' };
  expect(checkNoteForm(toNoteFormValues(stored))).toEqual({ ok: true, fields: stored });
});
