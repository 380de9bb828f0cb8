import {
  CATALOGUE,
  generatedId,
  type GeneratedObligation,
  type MonthSource,
  previewMonth,
  type RuleClient,
} from '@portal/domain';

const MONTH = '2026-10';
/** With those of the profile twelve in a month that ends neither a quarter nor a year. */
const NAMED = ['dme', 'doi', 'dirbi', 'irrf-dividendos'];
const CITIES = 200;

/** An office of so many clients in two hundred cities, half of whose month exists on dates that have changed since. */
export function officeOf(clients: number): MonthSource {
  const all = Array.from({ length: clients }, (_, index): RuleClient => ({
    id: `client-${index}`,
    cnpj_cpf: '11222333000181',
    tax_profile: [{ from: '2024-01', regime: 'lucro_real', payroll: 'employees', annex: null }],
    state: 'SP',
    city: `Cidade ${index % CITIES}`,
    rule_keys_added: NAMED,
    rule_keys_removed: [],
  }));
  const source = {
    competence: MONTH,
    rules: CATALOGUE,
    overrides: [],
    days: [],
    clients: all,
    existing: [],
    removed: new Set<string>(),
  };
  const { created } = previewMonth(source);
  const existing = created
    .filter((_, index) => index % 2 === 0)
    .map(({ id, client_id, rule_key, competence }): GeneratedObligation => ({
      ...{ id, client_id, rule_key, competence },
      due_date: '2026-11-01',
      is_completed: false,
    }));
  const left = { ...existing[0], id: generatedId('left', 'inss', MONTH) } as GeneratedObligation;
  return { ...source, existing: [...existing, left] };
}

/** How long one preview takes, and what it found. */
export function measurePreview(source: MonthSource) {
  const began = performance.now();
  const { created, moved, gone } = previewMonth(source);
  return { ms: performance.now() - began, found: { created, moved, gone } };
}
