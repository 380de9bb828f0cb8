import {
  firmLaw,
  generatedId,
  previewMonth,
  readyOf,
  type RuleClient,
  TO_BE_CONFIRMED,
} from '@portal/domain';
import { expect, it } from 'vitest';
import type { MonthPlan } from '#data/months/read-month.ts';
import { groupsOf } from './month-groups.ts';

const MONTH = '2026-11';
const client = (id: string, changes: Partial<RuleClient> = {}): RuleClient => ({
  id,
  cnpj_cpf: '11222333000181',
  tax_profile: [{ from: '2024-01', regime: 'simples_nacional', payroll: 'none', annex: null }],
  ...{ state: null, city: null, rule_keys_added: [], rule_keys_removed: [] },
  ...changes,
});

function planOf(
  clients: RuleClient[],
  existing: { id: string; client_id: string; due_date: string }[] = [],
): MonthPlan {
  const law = firmLaw({ rules: [], days: [], overrides: [] });
  const rows = existing.map((row) => ({
    ...row,
    ...{ rule_key: 'pgdas-das', competence: MONTH, is_completed: false },
  }));
  const source = { competence: MONTH, ...law, clients, existing: rows, removed: new Set<string>() };
  const names = new Map([
    ['a', 'Zé Bar'],
    ['b', 'Ágata'],
    ['c', 'Casa'],
  ]);
  const moves = new Map<string, never>();
  const preview = previewMonth(source);
  const counts = { clients: clients.length, made_by_portal: null };
  return { competence: MONTH, law, preview, names, moves, ...counts };
}

it('the month is told rule by rule, client by client by name', () => {
  const existing = { id: generatedId('a', 'pgdas-das', MONTH), client_id: 'a', due_date: '2026-12-20' };
  const gone = { id: generatedId('c', 'pgdas-das', MONTH), client_id: 'c', due_date: '2026-12-21' };
  const [das, ...others] = groupsOf(planOf([client('a'), client('b')], [existing, gone]));
  expect(others).toEqual([]);
  expect(das).toMatchObject({ key: 'pgdas-das', title: 'PGDAS-D e DAS', undecided: null });
  expect(das?.lines).toEqual([
    { client_id: 'b', name: 'Ágata', kind: 'new', date: '2026-12-21' },
    { client_id: 'c', name: 'Casa', kind: 'gone', date: '2026-12-21' },
    { client_id: 'a', name: 'Zé Bar', kind: 'moved', date: '2026-12-21', from: '2026-12-20' },
  ]);
});

it('what waits for a norm, or is to be confirmed, comes first', () => {
  const groups = groupsOf(planOf([client('a', { rule_keys_added: ['dirbi', 'cbs-ibs'] })]));
  expect(groups.map(({ key }) => key)).toEqual(['dirbi', 'cbs-ibs', 'pgdas-das']);
  expect(groups[0]?.undecided).toMatch(/^A confirmar/);
  expect(groups[0]?.created[0]?.due_reasons).toContain(TO_BE_CONFIRMED);
  expect(groups[1]?.undecided).toBe('Aguarda norma: nenhuma data publicada.');
  expect(groups[1]?.lines).toMatchObject([{ kind: 'undated', date: null }]);
});

it('what is chosen to begin with is what the schedule of a firm makes', () => {
  const plan = planOf([client('a', { rule_keys_added: ['dirbi', 'cbs-ibs'] }), client('b')]);
  const chosen = groupsOf(plan).filter(({ undecided }) => undecided === null);
  const made = readyOf(plan.preview);
  expect(made).toHaveLength(2);
  expect(chosen.flatMap(({ created }) => created)).toEqual(made);
});

it('a row of the firm that cannot be right is said beside its rule', () => {
  const plan = planOf([client('a')]);
  const problems = [{ rule_key: 'pgdas-das', problem: 'Falta o dia do vencimento.' }];
  expect(groupsOf({ ...plan, law: { ...plan.law, problems } })[0]?.undecided).toBe(
    'Falta o dia do vencimento.',
  );
});
