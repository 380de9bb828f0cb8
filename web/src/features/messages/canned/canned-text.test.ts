import { expect, it } from 'vitest';
import { fillBlanks, findAnswers, insertText, slashQuery } from './canned-text.ts';

const blanks = { cliente: 'Padaria', atendente: null, hoje: '21/11/2026' };

it('fills in what is known and leaves the rest as it was written', () => {
  expect(fillBlanks('{cliente}, {Cliente}: {hoje}. {atendente} {outro} { cliente }', blanks)).toBe(
    'Padaria, Padaria: 21/11/2026. {atendente} {outro} { cliente }',
  );
});

it('takes nothing of a name for a pattern', () => {
  expect(fillBlanks('{cliente}', { ...blanks, cliente: '$& {hoje}' })).toBe('$& {hoje}');
});

it('looks for something after a slash at the very beginning, on one line', () => {
  expect(['/', '/guia paga', ' /guia', 'a/b', '/a\nb', ''].map(slashQuery)).toEqual([
    '',
    'guia paga',
    null,
    null,
    null,
    null,
  ]);
});

it('finds answers by title and by text, without their accents', () => {
  const answers = [
    { title: 'Guia disponível', content: 'Está em Documentos' },
    { title: 'Recebido', content: 'Obrigado' },
  ];
  expect(findAnswers(answers, 'disponivel').map(({ title }) => title)).toEqual(['Guia disponível']);
  expect(findAnswers(answers, 'OBRIGADO')).toHaveLength(1);
  expect(findAnswers(answers, '')).toHaveLength(2);
});

it('puts a text where the caret was, in place of what was chosen', () => {
  expect(insertText('Olá, até já', 'Rui', { from: 3, to: 4 })).toEqual({ text: 'OláRui até já', caret: 6 });
  expect(insertText('/gu', 'Segue', { from: 0, to: 3 })).toEqual({ text: 'Segue', caret: 5 });
});
