import { expect, it } from 'vitest';
import { serverRow } from '#data/testing/local-account.ts';
import { backToRule, checkMove, monthOptions, overrideOf } from './move-form.ts';

const MOVED = { competence: '2026-10', rule_key: 'pgdas-das', date: '2026-11-30', reason: 'Portaria 1' };

it('a month is moved to a day and for a reason', () => {
  expect(checkMove({ ...MOVED, reason: ' Portaria 1 ' })).toEqual({ ok: true, fields: MOVED });
  expect(checkMove({ ...MOVED, date: '', reason: ' ' })).toEqual({
    ok: false,
    errors: { date: 'Informe a data.', reason: 'Informe o motivo.' },
  });
});

it('one that was taken back is none, and keeps its reason', () => {
  const back = backToRule(MOVED);
  expect(back).toEqual({ ...MOVED, date: null });
  const of = (fields: typeof back) =>
    overrideOf({ overrides: [serverRow('month_overrides', 'x', fields)] }, 'pgdas-das', '2026-10');
  expect(of(MOVED)).toMatchObject(MOVED);
  expect(of(back)).toBeNull();
});

it('the month that is looked at is among those to choose from', () => {
  expect(monthOptions('2021-01').at(-1)).toEqual({ value: '2021-01', label: '01/2021' });
});
