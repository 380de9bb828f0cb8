import { NEW_CLIENT, noteSchema } from '@portal/domain';
import { expect, test } from 'vitest';
import { changedIn, checkForm, textOrNull } from './check-form.ts';

const note = { title: 'Senha do portal', content: '', category: null, client_id: null };

test('what the schema takes is what is saved, trimmed as it trims', () => {
  const checked = checkForm(noteSchema, { ...note, title: '  Senha ' }, () => 'wrong');
  expect(checked).toEqual({ ok: true, fields: { ...note, title: 'Senha' } });
});

test('each field that is wrong is told once, in the form’s words', () => {
  const checked = checkForm(
    noteSchema,
    { ...note, title: '', category: 'x'.repeat(101) },
    (field) => `Informe ${field}.`,
  );
  expect(checked).toEqual({
    ok: false,
    errors: { title: 'Informe title.', category: 'Use no máximo 100 caracteres.' },
  });
});

test('only what was changed is sent', () => {
  expect(changedIn({ ...NEW_CLIENT, city: 'Recife' }, { ...NEW_CLIENT, city: 'Olinda' })).toEqual({
    city: 'Olinda',
  });
});

test('a text of spaces is none', () => {
  expect([textOrNull('  '), textOrNull(' a ')]).toEqual([null, 'a']);
});
