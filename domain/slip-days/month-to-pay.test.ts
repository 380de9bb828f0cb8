import { describe, expect, it } from 'vitest';
import { pixOf, taxLine } from '../slips/testing/slip-forms.ts';
import { monthToPay } from './month-to-pay.ts';
import { nextBusinessDay, selicOf, type SlipOfMonth, slipState } from './slip-in-month.ts';
import { stripInWords, weekStrip } from './week-strip.ts';

/** A Sunday; on Friday was a holiday. */
const SUNDAY = '2026-11-22';

type Given = { name?: string; rule_key?: string | undefined; cents?: number; due?: string };

const slip = (given: Given = {}, more: Partial<SlipOfMonth> = {}): SlipOfMonth => {
  const { name = 'DAS 10/2026', cents = 184_237, due = '2026-11-23' } = given;
  const rule_key = 'rule_key' in given ? given.rule_key : 'pgdas-das';
  return {
    slip: { amount_cents: cents, due_date: due, pix_code: pixOf('1.842,37'), payment_line: null },
    obligation: { name, status: 'pending', ...(rule_key === undefined ? {} : { rule_key }) },
    is_said_paid: false,
    ...more,
  };
};
const LATE_ISS = slip({ name: 'ISS 10/2026', rule_key: undefined, cents: 20_600, due: '2026-11-10' });
const LATE_DAS = slip({ name: 'DAS 09/2026', cents: 20_600, due: '2026-10-20' });

describe('what there is to pay', () => {
  it('is what is due up to the next business day and what is overdue, with the estimate named', () => {
    const found = monthToPay([slip(), LATE_DAS, slip({ due: '2026-11-24' })], {}, SUNDAY);
    // 34 days: 11.22 % fine, and 1 % for the month of payment.
    expect(found).toEqual({
      total_cents: 184_237 + 20_600 + 2_311 + 206,
      count: 2,
      title: 'Você precisa pagar até amanhã:',
      detail: 'O DAS 10/2026 e o DAS 09/2026 atrasado. Do DAS 09/2026, R$ 231,17 são uma estimativa.',
    });
  });

  it('counts an overdue slip that nobody can estimate as it was printed, and says so', () => {
    expect(monthToPay([slip(), LATE_ISS], {}, SUNDAY)).toMatchObject({
      total_cents: 204_837,
      detail: 'O DAS e o ISS atrasado. Do ISS, R$ 206,00 são o valor da guia vencida, sem multa nem juros.',
    });
  });

  it('says its last day where that is not tomorrow', () => {
    expect(monthToPay([slip()], {}, '2026-11-20').title).toBe('Você precisa pagar até segunda, 23/11:');
    expect(nextBusinessDay('2026-11-19')).toBe('2026-11-23');
  });

  it('is nothing up to Friday where nothing is due in the week', () => {
    expect(monthToPay([], {}, SUNDAY)).toEqual({
      total_cents: 0,
      count: 0,
      title: 'Nada a pagar até sexta, 27/11.',
      detail: null,
    });
  });

  it('is nothing up to the day before the next slip', () => {
    expect(monthToPay([slip({ due: '2026-11-26' })], {}, SUNDAY)).toMatchObject({
      title: 'Nada a pagar até quarta, 25/11.',
      detail: 'Depois: DAS, R$ 1.842,37, quinta, 26/11.',
    });
  });

  it('leaves out what is said to be paid and what the firm has closed', () => {
    const closed = slip({}, { obligation: { name: 'DAS 10/2026', status: 'completed' } });
    expect(monthToPay([slip({}, { is_said_paid: true }), closed], {}, SUNDAY).count).toBe(0);
  });

  it('counts many instead of naming them', () => {
    const { detail } = monthToPay([slip(), slip(), slip(), LATE_ISS], {}, SUNDAY);
    expect(detail).toMatch(/^4 guias, 1 atrasada\./);
    expect(monthToPay([LATE_ISS, LATE_DAS], {}, SUNDAY).detail).toBe(
      'O DAS atrasado e o ISS atrasado. De 2 em atraso o valor muda na guia nova.',
    );
  });
});

describe('a slip on a day', () => {
  it('is paid with the codes whose checks hold, and with no other', () => {
    const line = taxLine('1.842,37').replace(/\D/g, '');
    const given = slip().slip;
    const state = (pix_code: string | null, payment_line: string | null) =>
      slipState(slip({}, { slip: { ...given, pix_code, payment_line } }), {}, SUNDAY);
    expect(state(given.pix_code, line)).toEqual({
      kind: 'payable',
      pix_code: given.pix_code,
      payment_line: line,
    });
    const wrongLine = line.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    expect(state(`${given.pix_code ?? ''}0`, wrongLine)).toEqual({
      kind: 'payable',
      pix_code: null,
      payment_line: null,
    });
  });

  it('has no code after its day', () => {
    expect(slipState(slip(), {}, '2026-11-23').kind).toBe('payable');
    expect(slipState(slip(), {}, '2026-11-24')).toMatchObject({
      kind: 'late',
      estimate: { until: '2026-11-25', fine_cents: 1_216, days: 2 },
    });
  });

  it('is estimated for DAS and DARF of the catalogue alone', () => {
    for (const rule_key of ['pgdas-das', 'das-simei', 'inss', 'pis-cofins'])
      expect(slipState(slip({ rule_key, due: '2026-11-10' }), {}, SUNDAY)).toMatchObject({
        estimate: { label: 'estimativa' },
      });
    for (const rule_key of ['fgts', 'dae-mei', 'iss', undefined])
      expect(slipState(slip({ rule_key, due: '2026-11-10' }), {}, SUNDAY)).toEqual({
        kind: 'late',
        estimate: null,
      });
  });

  it('takes the Selic of the firm’s rows, and has no sum where a month is missing', () => {
    const old = slip({ cents: 100_000, due: '2026-09-21' });
    const row = { month: '2026-10', rate: 105_000, verified_on: '2026-11-03' };
    expect(slipState(old, selicOf([row]), SUNDAY)).toMatchObject({ estimate: { interest_cents: 2_050 } });
    expect(slipState(old, {}, SUNDAY)).toMatchObject({
      estimate: { total_cents: null, reasons: ['sem Selic de 10/2026'] },
    });
    expect(monthToPay([old], {}, SUNDAY).total_cents).toBe(100_000);
  });
});

describe('the week', () => {
  it('begins today and says where slips are due', () => {
    const days = weekStrip(['2026-11-23', '2026-11-29'], SUNDAY);
    expect(days.map(({ date }) => date.slice(8))).toEqual(['22', '23', '24', '25', '26', '27', '28']);
    expect(days[0]).toMatchObject({ isToday: true, isWeekend: true, slips: 0 });
    expect(stripInWords(days)).toBe('Esta semana: 1 guia vence segunda, 23/11.');
    expect(stripInWords(weekStrip([], SUNDAY))).toBe('Nenhuma guia vence até 28/11.');
  });
});
