import { CATALOGUE, dueDate, type MoveGroup, NATIONAL_CALENDARS, type NewObligation } from '@portal/domain';
import { expect, it } from 'vitest';
import { moveText, portalText, whyOf } from './month-words.ts';

function ruleOf(key: string) {
  const rule = CATALOGUE.find((one) => one.key === key);
  if (rule === undefined) throw new Error(`No rule ${key}`);
  return rule;
}

function rowOf(key: string, competence: string): NewObligation {
  const { date, nominal_date, reasons } = dueDate(ruleOf(key), competence, NATIONAL_CALENDARS);
  const due_date = date ?? '';
  return { id: 'a', client_id: 'c', rule_key: key, competence, due_date, nominal_date, due_reasons: reasons };
}

it.each([
  ['pgdas-das', '2026-10', '20/11', 'feriado'],
  ['inss', '2026-10', '20/11', 'feriado, antecipa'],
  ['pgdas-das', '2026-11', '20/12', 'domingo'],
  ['pgdas-das', '2027-01', '20/02', 'sábado'],
  ['pis-cofins', '2026-11', '25/12', 'Natal, antecipa'],
  ['dctfweb', '2025-01', '28/02', 'prorrogada por norma'],
  ['esocial', '2026-11', null, 'Dia 15, sem mudança'],
  ['dctfweb', '2026-11', null, 'Último dia útil do mês'],
  ['irrf-csrf', '2026-11', null, 'Último dia útil até o dia 20'],
  ['efd-contribuicoes', '2026-11', null, '10º dia útil'],
])('%s of %s, instead of %s: %s', (key, competence, instead, text) => {
  expect(whyOf(ruleOf(key), rowOf(key, competence), [])).toEqual({ instead, text, note: null });
});

it('a date of the firm says so, with its reason', () => {
  const row = { ...rowOf('pgdas-das', '2026-10'), due_date: '2026-11-30', nominal_date: '2026-11-23' };
  const override = { competence: '2026-10', key: 'pgdas-das', date: '2026-11-30', reason: 'Sistema parado' };
  expect(whyOf(ruleOf('pgdas-das'), row, [override])).toEqual({
    instead: '23/11',
    text: 'exceção do escritório',
    note: 'Sistema parado',
  });
  const undated = { ...row, rule_key: 'cbs-ibs', nominal_date: null };
  expect(whyOf(ruleOf('cbs-ibs'), undated, [{ ...override, key: 'cbs-ibs' }])).toMatchObject({
    instead: null,
  });
});

it('a day that no calendar of the country closes was closed by a city', () => {
  const row = { ...rowOf('esocial', '2026-11'), due_date: '2026-12-16' };
  expect(whyOf(ruleOf('esocial'), row, [])).toMatchObject({ instead: '15/12', text: 'feriado local' });
});

it('who would move is counted by client, with both dates', () => {
  const row = { id: 'a', rule_key: 'das', competence: '2026-10', nominal_date: null, due_reasons: [] };
  const group = (from: string, to: string, clients: string[]): MoveGroup => ({
    ...{ from, to },
    rows: clients.map((client_id) => ({ ...row, client_id, due_date: to, from })),
  });
  expect(moveText(group('2026-11-20', '2026-11-23', ['a', 'b', 'a']))).toBe(
    '2 clientes mudariam de 20/11 para 23/11',
  );
  expect(moveText(group('2026-12-31', '2027-01-04', ['a']))).toBe(
    '1 cliente mudaria de 31/12/2026 para 04/01/2027',
  );
});

it('what the portal made by itself is told with its day and how much it was', () => {
  const at = '2026-11-05T02:30:00.000000000Z';
  expect(portalText({ count: 1114, at })).toBe('Gerado pelo portal em 04/11/2026 (1.114 obrigações)');
  expect(portalText({ count: 1, at })).toBe('Gerado pelo portal em 04/11/2026 (1 obrigação)');
});
