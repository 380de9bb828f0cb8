import { describe, expect, it } from 'vitest';
import { formatTaxId } from './format-tax-id.ts';
import { isTaxId, normalizeTaxId } from './tax-id.ts';

describe('tax ids', () => {
  it.each([
    '12ABC34501DE35',
    '00000000000191',
    '11222333000181',
    '6A3EDMWP000168',
    'D7YDDI5H000162',
    'Q2GROWP7000185',
    '11144477735',
    '52998224725',
    '12345678909',
  ])('accepts %s', (value) => expect(isTaxId(value)).toBe(true));

  it.each([
    ['a wrong check digit', '12ABC34501DE45'],
    ['letters in place of the check digits', 'A1B2C3D41A2B99'],
    ['a CNPJ of zeros', '00000000000000'],
    ['a CPF of equal digits', '11111111111'],
    ['lower case', '12abc34501de35'],
    ['a mask', '11.222.333/0001-81'],
    ['nothing', ''],
    ['a CPF one digit short', '1114447773'],
  ])('refuses %s', (_reason, value) => expect(isTaxId(value)).toBe(false));

  it('drops the mask and raises letters before it is stored', () => {
    expect(normalizeTaxId(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(normalizeTaxId('111.444.777-35')).toBe('11144477735');
  });

  it('shows the mask of each kind and leaves anything else alone', () => {
    expect(formatTaxId('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatTaxId('11144477735')).toBe('111.444.777-35');
    expect(formatTaxId('123')).toBe('123');
  });
});
