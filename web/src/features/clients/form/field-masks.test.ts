import { describe, expect, it } from 'vitest';
import { phoneMask } from '#config/phone-mask.ts';
import { masked, stateMask, taxIdMask } from './field-masks.ts';

const typeInto = (mask: typeof taxIdMask, keys: string) =>
  [...keys].reduce((shown, key) => masked(mask, shown + key), '');

describe('taxIdMask', () => {
  it('reads up to eleven digits as a CPF', () => {
    expect(typeInto(taxIdMask, '52998224725')).toBe('529.982.247-25');
  });

  it('turns into a CNPJ at the twelfth digit', () => {
    expect(typeInto(taxIdMask, '11222333000181')).toBe('11.222.333/0001-81');
  });

  it('takes letters in either case and shows capitals', () => {
    expect(typeInto(taxIdMask, '12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(typeInto(taxIdMask, 'D7YDDI5H000162')).toBe('D7.YDD.I5H/0001-62');
  });

  it('takes what was pasted with or without its marks', () => {
    expect(masked(taxIdMask, '12.abc.345/01de-35')).toBe('12.ABC.345/01DE-35');
    expect(masked(taxIdMask, ' 529 982 247-25')).toBe('529.982.247-25');
  });

  it('leaves out letters among the check digits and what comes after them', () => {
    expect(masked(taxIdMask, '12ABC34501DEX35')).toBe('12.ABC.345/01DE-35');
    expect(masked(taxIdMask, '112223330001819')).toBe('11.222.333/0001-81');
  });
});

describe('phoneMask', () => {
  it('shows a landline and a mobile number', () => {
    expect(typeInto(phoneMask, '1133445566')).toBe('(11) 3344-5566');
    expect(typeInto(phoneMask, '11987654321')).toBe('(11) 98765-4321');
  });

  it('leaves a foreign number its country code', () => {
    expect(typeInto(phoneMask, '+351912345678')).toBe('+351912345678');
  });
});

describe('stateMask', () => {
  it('shows two capitals', () => {
    expect(typeInto(stateMask, 's1pa')).toBe('SP');
  });
});
