import { expect, it } from 'vitest';
import { checkCannedForm } from './canned-form.ts';

it('keeps both texts without the blanks around them', () => {
  expect(checkCannedForm({ title: ' Recebido ', content: '\nObrigado!\n' })).toEqual({
    ok: true,
    fields: { title: 'Recebido', content: 'Obrigado!' },
  });
});

it('asks for both, and names the limit of one that is too long', () => {
  expect(checkCannedForm({ title: ' ', content: '' })).toEqual({
    ok: false,
    errors: { title: 'Informe o título.', content: 'Escreva o texto da resposta.' },
  });
  expect(checkCannedForm({ title: 'a'.repeat(81), content: 'b' })).toEqual({
    ok: false,
    errors: { title: 'Use no máximo 80 caracteres.' },
  });
});
