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
  removed: new Set(),
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
};
const NOTHING = {
  created: [],
  moved: [],
  gone: [],
  unchanged: [],
  declined: [],
  undated: [],
  unprofiled: [],
};

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

  it('leaves what is as it should be', () => {
    expect(preview({ existing: [DAS] })).toEqual({ ...NOTHING, unchanged: [DAS] });
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
    expect({ created, unchanged }).toEqual({ created: [], unchanged: [] });
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

  it('leaves what is completed as it is', () => {
    const existing = [{ ...DAS, is_completed: true, due_date: '2026-11-20' }];
    expect(preview({ existing })).toEqual({ ...NOTHING, unchanged: existing });
    expect(preview({ existing, clients: [] })).toEqual({ ...NOTHING, unchanged: existing });
  });

  it('puts nothing in the place of what a person has removed', () => {
    const { created, declined } = preview({ removed: new Set([DAS_ID, 'another']) });
    expect({ created, declined }).toEqual({ created: [], declined: preview().created });
  });

  it('names what no norm has dated, in a month in which it would be due', () => {
    const yearly = CATALOGUE.map((rule) => (rule.key === 'defis' ? { ...rule, due: null } : rule));
    const waits = { client_id: 'padaria', rule_key: 'defis', reasons: ['aguarda norma'] };
    expect(preview({ rules: yearly }).undated).toEqual([]);
    expect(preview({ rules: yearly, competence: '2026-12' }).undated).toEqual([waits]);
  });

  it('names who has no profile yet, and makes what the firm names all the same', () => {
    const clients = [{ ...BAKERY, tax_profile: [], rule_keys_added: ['dme'] }];
    const { created, unprofiled } = preview({ clients });
    expect(unprofiled).toEqual(['padaria']);
    expect(created.map(({ rule_key }) => rule_key)).toEqual(['dme']);
    expect(preview({ competence: '2023-12' }).unprofiled).toEqual(['padaria']);
  });

  it('keeps a reason in one line of so many letters as fit', () => {
    const override = { competence: '2026-10', key: 'pgdas-das', date: '2026-11-30' };
    const long = preview({ overrides: [{ ...override, reason: `Sistema\nparado ${'x'.repeat(300)}` }] });
    const [reason = ''] = long.created[0]?.due_reasons ?? [];
    expect(reason).toHaveLength(300);
    expect(reason).toMatch(/: Sistema parado x+…$/);
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
    expect(preview({ existing: first })).toEqual({ ...NOTHING, unchanged: first });
  });
});
