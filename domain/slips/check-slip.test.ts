import { expect, it } from 'vitest';
import { checkSlip, type KnownSlip } from './check-slip.ts';
import { pixOf, taxLine } from './testing/slip-forms.ts';

const ON = '2026-11-22';
const line = (...args: Parameters<typeof taxLine>) => taxLine(...args);
const digits = (printed: string) => printed.replace(/\D/g, '');

const das = (more: Partial<KnownSlip> = {}): KnownSlip => ({
  name: 'DAS 10/2026',
  amount_cents: 184_237,
  due_date: '2026-11-23',
  pix_code: pixOf('1.842,37'),
  payment_line: digits(line('1.842,37')),
  holds: true,
  is_paid: false,
  ...more,
});
const check = (pasted: string, known: readonly KnownSlip[] = [das()]) => checkSlip(pasted, known, ON);

it('the published slip may be paid, by Pix or by its line as it is printed', () => {
  for (const code of [pixOf('1.842,37'), line('1.842,37'), ` ${digits(line('1.842,37'))}\n`])
    expect(check(code)).toEqual({
      verdict: 'same',
      sentence:
        'Guia conferida: é DAS 10/2026, R$ 1.842,37, como o escritório publicou. Pague até 23/11/2026.',
    });
});

it('a published slip that was replaced, paid or let pass is not to be paid', () => {
  const old = das({ holds: false });
  const held = das({ pix_code: null, payment_line: null, amount_cents: 190_000 });
  expect(check(pixOf('1.842,37'), [old, held])).toMatchObject({
    verdict: 'not_to_pay',
    sentence: expect.stringContaining('foi substituída'),
  });
  expect(check(pixOf('1.842,37'), [das({ is_paid: true })]).sentence).toMatch(/já consta como paga/);
  expect(check(pixOf('1.842,37'), [das({ due_date: '2026-11-20' })])).toMatchObject({
    verdict: 'not_to_pay',
    sentence: expect.stringContaining('venceu em 20/11/2026'),
  });
});

it('the same slip in two versions is what holds', () => {
  expect(check(pixOf('1.842,37'), [das({ holds: false }), das()]).verdict).toBe('same');
});

it('the same tax of another amount is told with both amounts', () => {
  expect(check(line('2.000,00'))).toEqual({
    verdict: 'different',
    sentence:
      'Comparada com DAS 10/2026: o valor é outro: R$ 2.000,00 aqui, R$ 1.842,37 na guia publicada. Não pague sem falar com o escritório.',
  });
});

it('the amount of a published slip to another receiver is told', () => {
  expect(check(line('1.842,37', '0999'))).toEqual({
    verdict: 'different',
    sentence: 'O valor é o de DAS 10/2026, e quem recebe é outro. Não pague antes de falar com o escritório.',
  });
});

it('what nobody published is not to be paid before somebody asked', () => {
  for (const known of [[], [das()]])
    expect(check(line('77,00', '0999'), known)).toEqual({
      verdict: 'unknown',
      sentence: 'O escritório não publicou esta guia. Não pague antes de falar com ele.',
    });
});

it('what is no code at all is told as such', () => {
  for (const text of ['', 'oi', pixOf('1.842,37').slice(0, -1)]) expect(check(text).verdict).toBe('invalid');
});
