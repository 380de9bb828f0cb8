import { describe, expect, it } from 'vitest';
import { readPaymentLine } from './payment-line.ts';

const ON = '2026-11-23';
/** Due on 23 November 2026: the factor began anew in 2025. */
const BOLETO = '34191790011043510047391020150008516390000123456';
const PRINTED = '34191.79001 10435.100473 91020.150008 5 16390000123456';
const OLD_BOLETO = '00190000090114971860168524522114675860000102656';
/** With check digits by 11, and by 10. */
const TAX = '858100000013234503282020611230000006000000123455';
const TAX_BY_TEN = '856000000013234503282027611230000006000000123455';
const POWER = '846100000005246100291102005460339004695895061080';

const read = (line: string, on = ON) => readPaymentLine(line, on);

describe('the line of a boleto', () => {
  it('says its amount, its due date and its bank', () => {
    const expected = {
      kind: 'boleto',
      amount_cents: 123456,
      due_date: '2026-11-23',
      payee: '341',
      digits: BOLETO,
    };
    expect(read(BOLETO)).toEqual(expected);
    expect(read(PRINTED)).toEqual(expected);
  });

  it('has a due factor that means the nearer of two days', () => {
    const first = '34191790011043510047391020150008910000000002000';
    const last = '34191790011043510047391020150008399990000002000';
    expect(read(first)?.due_date).toBe('2025-02-22');
    expect(read(last)?.due_date).toBe('2025-02-21');
    expect(read(first, '2001-01-01')?.due_date).toBe('2000-07-03');
    expect(read(last, '2048-06-01')?.due_date).toBe('2049-10-13');
    expect(read(OLD_BOLETO, '2018-07-01')?.due_date).toBe('2018-07-15');
  });

  it('may leave amount and due date open', () => {
    expect(read('34191790011043510047391020150008700000000000000')).toMatchObject({
      amount_cents: null,
      due_date: null,
    });
  });
});

describe('the line of a tax slip', () => {
  it.each([
    [TAX, 12345],
    [TAX_BY_TEN, 12345],
    [POWER, 2461],
  ])('%s says its amount, and no due date', (line, amount_cents) => {
    expect(read(line)).toMatchObject({ kind: 'tax', amount_cents, due_date: null });
  });

  it('has no amount where it carries a quantity instead', () => {
    expect(read('859000000010234503282020611230000006000000123455')?.amount_cents).toBeNull();
  });
});

describe('a line', () => {
  it('is refused with any one digit changed', () => {
    const accepted = [BOLETO, OLD_BOLETO, TAX, TAX_BY_TEN, POWER].flatMap((line) =>
      Array.from(line).flatMap((digit, at) =>
        Array.from('0123456789x')
          .filter((other) => other !== digit)
          .map((other) => line.slice(0, at) + other + line.slice(at + 1))
          .filter((changed) => read(changed) !== null),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['words', 'boleto'],
    ['a letter between its digits', BOLETO.replace('3419', '3419a')],
    ['a digit less', BOLETO.slice(1)],
    ['a digit more', `${TAX}0`],
    ['a barcode of 44 digits', TAX.replace(/(\d{11})\d/g, '$1')],
    ['noughts', '0'.repeat(47)],
    ['a line break', `${BOLETO}\n`],
  ])('is refused as %s', (_what, line) => expect(read(line)).toBeNull());
});
