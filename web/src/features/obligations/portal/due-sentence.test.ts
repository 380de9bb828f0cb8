import { expect, test } from 'vitest';
import { dayInWords, dueSentence } from './due-sentence.ts';

const TODAY = '2026-11-18';
const due = (name: string, due_date: string, status: 'pending' | 'completed' = 'pending') => ({
  name,
  due_date,
  status,
});

test('what is late comes first, then what follows', () => {
  expect(dueSentence([due('FGTS', '2026-11-19'), due('ISS', '2026-11-10')], TODAY)).toEqual({
    title: 'ISS está em atraso',
    detail: 'Depois: FGTS vence amanhã.',
  });
  expect(dueSentence([due('INSS', '2026-11-09'), due('ISS', '2026-11-10')], TODAY)).toEqual({
    title: 'Você tem 2 obrigações em atraso',
    detail: null,
  });
});

test('with nothing late, the next and the one after it are named', () => {
  const months = [
    due('DAS', '2026-11-23'),
    due('DCTFWeb', '2026-11-30'),
    due('eSocial', '2026-11-16', 'completed'),
  ];
  expect(dueSentence(months, TODAY)).toEqual({
    title: 'A próxima: DAS vence em 5 dias',
    detail: 'Depois: DCTFWeb, em 30 de novembro de 2026.',
  });
});

test('several of one day are counted', () => {
  const sameDay = [due('FGTS', '2026-11-19'), due('INSS', '2026-11-19'), due('IRRF', '2026-11-19')];
  expect(dueSentence(sameDay, TODAY)).toEqual({
    title: 'A próxima: FGTS e mais 2 vencem amanhã',
    detail: null,
  });
});

test('what is all done is said to be', () => {
  expect(dueSentence([due('ISS', '2026-11-10', 'completed')], TODAY).title).toBe('Tudo em dia');
  expect(dueSentence([], TODAY).title).toBe('Nada a vencer por enquanto');
});

test('a near day is told from today, a far one by its date', () => {
  expect(dayInWords(TODAY, TODAY)).toBe('hoje');
  expect(dayInWords('2026-11-25', TODAY)).toBe('em 7 dias');
  expect(dayInWords('2026-11-26', TODAY)).toBe('em 26 de novembro de 2026');
});
