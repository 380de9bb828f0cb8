import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../law/catalogue.ts';
import type { FirmDay } from '../law/law-calendars.ts';
import { generatedId } from './generated-id.ts';
import { type GeneratedObligation, type MonthSource, previewMonth } from './month-preview.ts';
import type { RuleClient } from './rule-keys.ts';

const BAKERY: RuleClient = {
  id: 'padaria',
  cnpj_cpf: '11222333000181',
  tax_profile: [{ from: '2024-01', regime: 'simples_nacional', payroll: 'none', annex: 'I' }],
  state: 'SP',
  city: 'São Paulo',
  rule_keys_added: [],
  rule_keys_removed: [],
};
const OCTOBER: MonthSource = {
  competence: '2026-10',
  rules: CATALOGUE,
  overrides: [],
  days: [],
  clients: [BAKERY],
  existing: [],
};
const preview = (changes: Partial<MonthSource> = {}) => previewMonth({ ...OCTOBER, ...changes });

const DAS_ID = generatedId('padaria', 'pgdas-das', '2026-10');
const DAS: GeneratedObligation = {
  id: DAS_ID,
  client_id: 'padaria',
  rule_key: 'pgdas-das',
  competence: '2026-10',
  due_date: '2026-11-23',
  is_completed: false,
  is_deleted: false,
};
const NOTHING = { created: [], moved: [], gone: [], unchanged: 0 };

describe('the preview of a month', () => {
  it('has what is new, with its date and the reasons for it', () => {
    expect(preview()).toEqual({
      ...NOTHING,
      created: [
        {
          id: DAS_ID,
          client_id: 'padaria',
          rule_key: 'pgdas-das',
          competence: '2026-10',
          due_date: '2026-11-23',
          nominal_date: '2026-11-20',
          due_reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
        },
      ],
    });
  });

  it('has a yearly rule in December alone', () => {
    const december = preview({ competence: '2026-12' });
    expect(december.created.map(({ rule_key }) => rule_key)).toEqual(['pgdas-das', 'defis']);
  });

  it('leaves what stands as it should', () => {
    expect(preview({ existing: [DAS] })).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('says what a new date moves, from where to where', () => {
    const override = {
      competence: '2026-10',
      key: 'pgdas-das',
      date: '2026-11-30',
      reason: 'Portaria 1/2026',
    };
    const elsewhere = { ...override, competence: '2026-09', date: '2026-12-01' };
    const { moved, created, unchanged } = preview({ existing: [DAS], overrides: [override, elsewhere] });
    expect(moved).toEqual([
      expect.objectContaining({
        id: DAS_ID,
        from: '2026-11-23',
        due_date: '2026-11-30',
        nominal_date: '2026-11-23',
        due_reasons: ['O escritório mudou para segunda, 30/11: Portaria 1/2026'],
      }),
    ]);
    expect({ created, unchanged }).toEqual({ created: [], unchanged: 0 });
  });

  it('gives a date to what the norm has none for, once the firm names one', () => {
    const clients = [{ ...BAKERY, rule_keys_added: ['cbs-ibs'] }];
    const override = { competence: '2026-10', key: 'cbs-ibs', date: '2026-11-25', reason: 'Ato 1' };
    expect(preview({ clients }).created).toHaveLength(1);
    expect(preview({ clients, overrides: [override] }).created[1]).toMatchObject({
      rule_key: 'cbs-ibs',
      due_date: '2026-11-25',
      nominal_date: null,
    });
  });

  it('says what is due no more: by the profile, by the firm, or with the client', () => {
    const left = { ...BAKERY, rule_keys_removed: ['pgdas-das'] };
    expect(preview({ existing: [DAS], clients: [left] })).toEqual({ ...NOTHING, gone: [DAS] });
    expect(preview({ existing: [DAS], clients: [] })).toEqual({ ...NOTHING, gone: [DAS] });
  });

  it('touches nothing that a person has settled', () => {
    for (const settled of [{ is_completed: true }, { is_deleted: true }]) {
      const existing = [{ ...DAS, ...settled, due_date: '2026-11-20' }];
      expect(preview({ existing })).toEqual({ ...NOTHING, unchanged: 1 });
      expect(preview({ existing, clients: [] })).toEqual({ ...NOTHING, unchanged: 1 });
    }
  });

  it('counts the days of each place for its own clients', () => {
    const day: FirmDay = {
      date: '2026-11-23',
      name: 'Dia da cidade',
      calendar: 'bank',
      where: { state: 'SP', city: 'São Paulo' },
    };
    const rules = CATALOGUE.map((rule) => ({ ...rule, local_days: true }));
    const clients = [BAKERY, { ...BAKERY, id: 'oficina', city: 'Campinas' }];
    const { created } = preview({ rules, clients, days: [day] });
    expect(created.map(({ due_date }) => due_date)).toEqual(['2026-11-24', '2026-11-23']);
  });

  it('is the same the second time', () => {
    const first = preview().created.map((row): GeneratedObligation => ({
      ...DAS,
      id: row.id,
      due_date: row.due_date,
    }));
    expect(preview({ existing: first })).toEqual({ ...NOTHING, unchanged: first.length });
  });
});
