import { isTaxId } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { cnpjOf } from './tax-ids.ts';

describe('cnpjOf', () => {
  it.each(['12ABC34501DE35', '00000000000191', '11222333000181', '6A3EDMWP000168', 'D7YDDI5H000162'])(
    'finds the check digits of %s',
    (whole) => {
      expect(cnpjOf(whole.slice(0, 12))).toBe(whole);
    },
  );

  it('makes numbers that the domain accepts', () => {
    expect(['284519730001', 'Q2GROWP70001', '094417850001'].map((base) => isTaxId(cnpjOf(base)))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
