import { expect, it } from 'vitest';
import { compareSlip, type PublishedSlip } from './compare-slip.ts';

const PIX = {
  published:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5915Receita Federal6008Brasilia62130509DAS1020266304BC59',
  ofAnotherAmount:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406120.005802BR5915Receita Federal6008Brasilia62130509DAS1020266304ED27',
  ofAnotherMonth:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5915Receita Federal6008Brasilia62130509DAS1120266304577A',
  ofAnotherKey:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400015204000053039865406123.455802BR5915Receita Federal6008Brasilia62130509DAS10202663045DB9',
};
const TAX = {
  published: '858100000013234503282020611230000006000000123455',
  ofAnotherAmount: '858800000024000003282023611230000006000000123455',
  ofAnotherBody: '858900000018234503292025611230000006000000123455',
  ofAnotherNumber: '858300000017234503282020611230000006000000999997',
};
const BOLETO = {
  published: '34191790011043510047391020150008516390000123456',
  ofAnotherAmount: '34191790011043510047391020150008716390000099900',
  ofAnotherBank: '00191790011043510047391020150008716390000123456',
  ofAnotherNumber: '34191090081043510047391020999990716390000123456',
};

const ON = '2026-11-23';
const withPix = { pix_code: PIX.published, payment_line: TAX.published };
const withBoleto = { pix_code: null, payment_line: BOLETO.published };
const verdict = (pasted: string, published: PublishedSlip = withPix) =>
  compareSlip(pasted, published, ON).verdict;

it('the published code is the same, however it was copied', () => {
  for (const code of [PIX.published, ` ${PIX.published}\n`, TAX.published]) {
    expect(compareSlip(code, withPix, ON)).toEqual({
      verdict: 'same',
      sentence: 'Guia conferida: é a que o escritório publicou.',
    });
  }
  expect(verdict('34191.79001 10435.100473 91020.150008 5 16390000123456', withBoleto)).toBe('same');
});

it('another amount to the same payee is named in both', () => {
  expect(compareSlip(PIX.ofAnotherAmount, withPix, ON)).toEqual({
    verdict: 'another_amount',
    sentence:
      'O valor é outro: R$ 120,00 aqui, R$ 123,45 na guia publicada. Não pague sem falar com o escritório.',
  });
  expect(verdict(TAX.ofAnotherAmount)).toBe('another_amount');
  expect(verdict(BOLETO.ofAnotherAmount, withBoleto)).toBe('another_amount');
});

it('another payee is one, by another key, body or bank', () => {
  expect(compareSlip(PIX.ofAnotherKey, withPix, ON)).toEqual({
    verdict: 'another_payee',
    sentence:
      'Este Pix paga a Receita Federal por outra chave que a da guia publicada. Não pague e fale com o escritório.',
  });
  expect(verdict(TAX.ofAnotherBody)).toBe('another_payee');
  expect(verdict(BOLETO.ofAnotherBank, withBoleto)).toBe('another_payee');
  expect(verdict(BOLETO.published)).toBe('another_payee');
  // Nothing in it but the number of the slip says who is paid.
  expect(verdict(BOLETO.ofAnotherNumber, withBoleto)).toBe('another_payee');
});

it('nothing that was not published is taken for it', () => {
  const nothing = { pix_code: null, payment_line: null };
  for (const code of [PIX.published, TAX.published, BOLETO.published]) {
    expect(compareSlip(code, nothing, ON).verdict).toBe('another_payee');
  }
});

it('the same body and amount under another number are told apart', () => {
  expect(verdict(PIX.ofAnotherMonth)).toBe('another_slip');
  expect(verdict(TAX.ofAnotherNumber)).toBe('another_slip');
});

it('a code that was damaged is invalid', () => {
  for (const code of ['', 'x', `${PIX.published.slice(0, -1)}0`, TAX.published.slice(1)]) {
    expect(compareSlip(code, withPix, ON)).toEqual({
      verdict: 'invalid',
      sentence: 'Este código não é válido. Confira se ele foi copiado inteiro.',
    });
  }
});
