import { expect, test } from 'vitest';
import { suggestCategory } from './suggest-category.ts';

test('a name tells what a document is, whatever parts its words', () => {
  expect(suggestCategory('Guia DAS 10-2026.pdf')).toBe('Guias');
  expect(suggestCategory('EXTRATO_itau_outubro.pdf')).toBe('Extratos');
  expect(suggestCategory('Folha de ponto outubro.xlsx')).toBe('Folha');
  expect(suggestCategory('nf-e 1182 Moinho.pdf')).toBe('Notas fiscais');
  expect(suggestCategory('Declaração.Reinf.pdf')).toBe('Declarações');
});

test('the proof of a payment is a receipt, whatever was paid', () => {
  expect(suggestCategory('Comprovante da guia DAS.pdf')).toBe('Comprovantes');
});

test('some kinds of file are one thing alone', () => {
  expect(suggestCategory('35261012345678000199.xml')).toBe('Notas fiscais');
  expect(suggestCategory('outubro.ofx')).toBe('Extratos');
});

test('a word inside another word tells nothing', () => {
  expect(suggestCategory('Amadas fotos.jpg')).toBeNull();
  expect(suggestCategory('Missões.pdf')).toBeNull();
  expect(suggestCategory('IMG_0042')).toBeNull();
});
