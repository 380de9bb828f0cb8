import { describe, expect, it } from 'vitest';
import { readPixCode } from './pix-code.ts';

/** The Central Bank's own example. */
const EXAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const OF_123_45 =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5915Receita Federal6008Brasilia62130509DAS1020266304BC59';
const DYNAMIC =
  '00020101021226480014br.gov.bcb.pix2526pix.example.com/qr/v2/12345204000053039865802BR5915Receita Federal6008Brasilia62070503***6304787F';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

describe('a Pix code', () => {
  it('says who is paid, and how much where it is written', () => {
    expect(readPixCode(EXAMPLE)).toEqual({
      kind: 'pix',
      amount_cents: null,
      payee: '123e4567-e12b-12d1-a456-426655440000',
      payee_name: 'Fulano de Tal',
    });
    expect(readPixCode(OF_123_45)).toMatchObject({ amount_cents: 12345, payee_name: 'Receita Federal' });
    expect(readPixCode(DYNAMIC)).toMatchObject({ amount_cents: null, payee: 'pix.example.com/qr/v2/1234' });
  });

  it('is refused with any one character changed', () => {
    const accepted = [EXAMPLE, OF_123_45].flatMap((code) =>
      Array.from(code).flatMap((character, at) =>
        PRINTABLE.filter((other) => other !== character)
          .map((other) => code.slice(0, at) + other + code.slice(at + 1))
          .filter((changed) => readPixCode(changed) !== null),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it('is refused with a character less or more', () => {
    const shorter = Array.from(EXAMPLE, (_, at) => EXAMPLE.slice(0, at) + EXAMPLE.slice(at + 1));
    const longer = [` ${EXAMPLE}`, `${EXAMPLE} `, `${EXAMPLE}0`, `0${EXAMPLE}`, `${EXAMPLE}\n`];
    expect([...shorter, ...longer].filter((changed) => readPixCode(changed) !== null)).toEqual([]);
  });

  it.each(['', 'pix', '6304', '63041D3D', '12345678909', EXAMPLE.slice(0, -8)])('is not %j', (code) =>
    expect(readPixCode(code)).toBeNull(),
  );
});
