import { expect, it } from 'vitest';
import { CATALOGUE, catalogueRule } from '../law/catalogue.ts';
import type { Rule } from '../law/rule.ts';
import { nextDates } from './next-dates.ts';

const NOTHING = { days: [], overrides: [] };
const ruleOf = (key: string): Rule => {
  const rule = catalogueRule(key);
  if (rule === null) throw new Error(`No rule ${key}`);
  return rule;
};
const dates = (rule: Rule, firm: Parameters<typeof nextDates>[1] = NOTHING, from = '2026-11-22') =>
  nextDates(rule, firm, from, 6).map(({ date }) => date);

it('the next six dates are those of the months to come, the day itself included', () => {
  const das = ['2026-11-23', '2026-12-21', '2027-01-20', '2027-02-22', '2027-03-22', '2027-04-20'];
  expect(dates(ruleOf('pgdas-das'))).toEqual(das);
  expect(dates(ruleOf('pgdas-das'), NOTHING, '2026-11-23')[0]).toBe('2026-11-23');
  expect(nextDates(ruleOf('pgdas-das'), NOTHING, '2026-11-22', 1)).toMatchObject([
    { competence: '2026-10', nominal_date: '2026-11-20' },
  ]);
});

it('a rule of the year has six of them too, one that ends has fewer, one without a date none', () => {
  const yearly = CATALOGUE.find(({ period, due, valid_to }) => period === 'year' && due && valid_to === null);
  expect(dates(yearly ?? ruleOf(''))).toHaveLength(6);
  expect(dates({ ...ruleOf('pgdas-das'), valid_to: '2026-11' })).toEqual(['2026-11-23', '2026-12-21']);
  expect(dates({ ...ruleOf('pgdas-das'), due: null })).toEqual([]);
});

it('the firm’s days of the place it is for count where the rule counts them, and so do its moved months', () => {
  const where = { state: 'SP', city: null };
  const days = [{ date: '2026-12-21', name: 'Ponte', calendar: 'both', where } as const];
  const das = ruleOf('pgdas-das');
  const here: Rule = { ...das, local_days: true, who: { ...das.who, where } };
  expect(dates(here, { days, overrides: [] })[1]).toBe('2026-12-22');
  expect(dates(das, { days, overrides: [] })[1]).toBe('2026-12-21');
  const overrides = [{ competence: '2026-10', key: das.key, date: '2026-11-30', reason: 'Portaria 1' }];
  expect(nextDates(das, { days: [], overrides }, '2026-11-22', 1)).toMatchObject([
    { date: '2026-11-30', reasons: [expect.stringContaining('Portaria 1')] },
  ]);
});
