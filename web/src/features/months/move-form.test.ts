import { catalogueRule } from '@portal/domain';
import { expect, it } from 'vitest';
import { serverRow } from '#data/testing/local-account.ts';
import { backToRule, checkMove, firstMonth, monthOptions, overrideOf } from './move-form.ts';

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

it('only months that the rule is about can be moved: another would be a date where nothing is due', () => {
  const monthsOf = (key: string) => {
    const rule = catalogueRule(key);
    if (rule === null) throw new Error(`No rule ${key}`);
    expect(monthOptions(rule).map(({ value }) => value)).toContain(firstMonth(rule));
    return monthOptions(rule).map(({ value }) => value.slice(5));
  };
  expect(monthsOf('pgdas-das')).toHaveLength(25);
  expect(new Set(monthsOf('irpj-csll'))).toEqual(new Set(['03', '06', '09', '12']));
  expect(new Set(monthsOf('defis'))).toEqual(new Set(['12']));
});
