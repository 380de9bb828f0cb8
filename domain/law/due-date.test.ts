import { describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueRule } from './catalogue.ts';
import { dueDate, quotaDates } from './due-date.ts';
import { calendarsOf, type FirmDay, NATIONAL_CALENDARS } from './law-calendars.ts';
import type { Rule } from './rule.ts';

function ruleOf(key: string): Rule {
  const rule = catalogueRule(key);
  if (rule === null) throw new Error(`No row ${key}`);
  return rule;
}
const due = (key: string, competence: string) => dueDate(ruleOf(key), competence, NATIONAL_CALENDARS);
const dateOf = (key: string, competence: string) => due(key, competence).date;

/** Computed by hand from the published rules: what is due in a month. */
const EXPECTED = [
  {
    in: '2026-11',
    of: '2026-10',
    before: '2026-09',
    fifteenth: 16,
    salaries: 19,
    das: 23,
    pis: 25,
    tenth: 16,
  },
  {
    in: '2026-12',
    of: '2026-11',
    before: '2026-10',
    fifteenth: 15,
    salaries: 18,
    das: 21,
    pis: 24,
    tenth: 14,
  },
  {
    in: '2027-01',
    of: '2026-12',
    before: '2026-11',
    fifteenth: 15,
    salaries: 20,
    das: 20,
    pis: 25,
    tenth: 15,
  },
  {
    in: '2027-02',
    of: '2027-01',
    before: '2026-12',
    fifteenth: 15,
    salaries: 19,
    das: 22,
    pis: null,
    tenth: 16,
  },
  {
    in: '2027-03',
    of: '2027-02',
    before: '2027-01',
    fifteenth: 15,
    salaries: 19,
    das: 22,
    pis: null,
    tenth: null,
  },
  {
    in: '2027-05',
    of: '2027-04',
    before: '2027-03',
    fifteenth: 17,
    salaries: 20,
    das: 20,
    pis: null,
    tenth: null,
  },
];
const LAST_DAYS = [
  ['2026-10', '2026-11-30'],
  ['2026-12', '2027-01-29'],
  ['2027-01', '2027-02-26'],
  ['2027-02', '2027-03-31'],
  ['2027-04', '2027-05-31'],
] as const;

describe('the dates by law', () => {
  it.each(EXPECTED)('are those computed by hand in $in', (expected) => {
    const { of: competence, before } = expected;
    const on = (day: number | null) =>
      day === null ? null : `${expected.in}-${String(day).padStart(2, '0')}`;
    for (const key of ['esocial', 'efd-reinf']) expect(dateOf(key, competence)).toBe(on(expected.fifteenth));
    for (const key of ['inss', 'fgts', 'irrf-csrf', 'dae-mei', 'dae-domestico', 'irrf-dividendos']) {
      expect(dateOf(key, competence)).toBe(on(expected.salaries));
    }
    for (const key of ['pgdas-das', 'das-simei']) expect(dateOf(key, competence)).toBe(on(expected.das));
    expect(dateOf('pis-cofins', competence)).toBe(on(expected.pis));
    expect(dateOf('efd-contribuicoes', before)).toBe(on(expected.tenth));
  });

  it.each(LAST_DAYS)('of the last business day after %s are %s', (competence, date) => {
    for (const key of ['dctfweb', 'dme', 'doi']) expect(dateOf(key, competence)).toBe(date);
  });

  it('follow the banks for what is paid, and the authorities for what is declared, on 31 December', () => {
    const paid: Rule = { ...ruleOf('dctfweb'), calendar: 'bank' };
    expect(dateOf('dctfweb', '2026-11')).toBe('2026-12-31');
    expect(dueDate(paid, '2026-11', NATIONAL_CALENDARS)).toEqual({
      date: '2026-12-30',
      nominal_date: '2026-12-30',
      reasons: ['Dia 31/12 não tem expediente bancário. O último dia útil do mês é quarta, 30/12.'],
    });
  });

  it('stand over Carnival, which is no business day, and not over Ash Wednesday, which is one', () => {
    expect(due('efd-reinf', '2026-01')).toEqual({
      date: '2026-02-18',
      nominal_date: '2026-02-15',
      reasons: [
        'Dia 15/02 é domingo, dia 16/02 não tem expediente (Carnaval) e dia 17/02 não tem expediente (Carnaval). A EFD-Reinf passa para quarta, 18/02.',
      ],
    });
    expect(dateOf('dimob', '2027-12')).toBe('2028-02-25');
  });

  it('have no holiday on 20 November before 2024', () => {
    expect(dateOf('pgdas-das', '2023-10')).toBe('2023-11-20');
    expect(dateOf('pgdas-das', '2024-10')).toBe('2024-11-21');
  });

  it('of what is about a year stand on its December', () => {
    expect(dateOf('defis', '2025-12')).toBe('2026-03-31');
    expect(dateOf('dasn-simei', '2025-12')).toBe('2026-05-31');
    expect(dateOf('decimo-terceiro', '2026-12')).toBe('2026-12-18');
    expect(dateOf('ecd', '2025-12')).toBe('2026-06-30');
    expect(dateOf('ecf', '2026-12')).toBe('2027-07-30');
    expect(dateOf('informe-rendimentos', '2026-12')).toBe('2027-02-26');
  });
});

describe('the reasons', () => {
  it('say what a holiday moves', () => {
    expect(due('pgdas-das', '2026-10')).toEqual({
      date: '2026-11-23',
      nominal_date: '2026-11-20',
      reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
    });
  });

  it('say what a weekend moves, forwards or backwards', () => {
    expect(due('pgdas-das', '2027-01').reasons).toEqual([
      'Dia 20/02 é sábado. O DAS passa para segunda, 22/02.',
    ]);
    expect(due('fgts', '2027-01')).toEqual({
      date: '2027-02-19',
      nominal_date: '2027-02-20',
      reasons: ['Dia 20/02 é sábado. O FGTS vence antes: sexta, 19/02.'],
    });
  });

  it('are none where nothing moved', () => {
    expect(due('pgdas-das', '2026-12')).toEqual({
      date: '2027-01-20',
      nominal_date: '2027-01-20',
      reasons: [],
    });
  });

  it('name the weekdays that do not count', () => {
    expect(due('efd-contribuicoes', '2026-12').reasons).toEqual([
      'Não contam 08/02 (Carnaval) e 09/02 (Carnaval). O 10º dia útil é terça, 16/02.',
    ]);
    expect(due('efd-contribuicoes', '2026-07').reasons).toEqual([
      'Não conta 07/09 (Independência). O 10º dia útil é terça, 15/09.',
    ]);
  });

  it('say that a fixed day stays', () => {
    expect(due('dasn-simei', '2025-12')).toEqual({
      date: '2026-05-31',
      nominal_date: '2026-05-31',
      reasons: ['Dia 31/05 é domingo, e o prazo fica nesse dia, como publicado.'],
    });
  });

  it('say where the norm leaves the firm to confirm', () => {
    expect(due('dirbi', '2026-10')).toEqual({
      date: '2026-12-20',
      nominal_date: '2026-12-20',
      reasons: [
        'a confirmar',
        'Dia 20/12 é domingo. A norma dá o dia, e não o que vale quando ele não é útil: o escritório confirma.',
      ],
    });
  });

  it('name the law that put one month off', () => {
    expect(due('dctfweb', '2025-01')).toEqual({
      date: '2025-03-31',
      nominal_date: '2025-02-28',
      reasons: ['A DCTFWeb de 01/2025 foi para 31/03/2025 (IN RFB 2.248/2025).'],
    });
    expect(dateOf('dctfweb', '2025-02')).toBe('2025-03-31');
  });
});

describe('a month without a date', () => {
  it.each([
    ['dae-mei', '2024-03', '2024-04'],
    ['fgts', '2024-02', '2024-03'],
    ['dae-domestico', '2024-02', '2024-03'],
    ['esocial', '2023-09', '2023-10'],
    ['efd-reinf', '2023-09', '2023-10'],
    ['dirbi', '2024-05', '2024-06'],
    ['dctfweb', '2024-12', '2025-01'],
    ['doi', '2024-12', '2025-01'],
    ['irrf-dividendos', '2025-12', '2026-01'],
    ['reinf-dividendos', '2025-12', '2026-03'],
  ])('is before %s of today: %s has no known rule, %s has', (key, before, first) => {
    const reasons = ['regra anterior não cadastrada'];
    expect(due(key, before)).toEqual({ date: null, nominal_date: null, reasons });
    expect(dateOf(key, first)).not.toBeNull();
  });

  it.each([
    ['irpj-csll', '2026-11', 'A competência 11/2026 não encerra um trimestre.'],
    ['defis', '2026-11', 'Regra anual: a competência é 12/2026.'],
    ['cbs-ibs', '2027-01', 'aguarda norma'],
    ['dirf', '2025-12', 'Extinta: não há DIRF para fatos desde 01/01/2025.'],
    ['gia-sp', '2026-01', 'Encerrada: não há GIA em São Paulo desde 01/01/2026.'],
    ['pis-cofins', '2027-01', 'PIS e COFINS terminam com a competência 12/2026; desde 2027 há a CBS.'],
    [
      'efd-contribuicoes',
      '2027-01',
      'A última EFD-Contribuições regular é a da competência 12/2026; depois, só para saldos (NT 011/2026).',
    ],
  ])('says why: %s of %s', (key, competence, reason) => {
    expect(due(key, competence)).toEqual({ date: null, nominal_date: null, reasons: [reason] });
  });

  it('has no date for what has ended, before its end either', () => {
    expect(due('dirf', '2024-12').date).toBeNull();
    expect(due('gia-sp', '2025-06').reasons[0]).toBe('regra anterior não cadastrada');
  });
});

describe('a state or city day', () => {
  const anniversary: FirmDay = {
    date: '2027-01-20',
    name: 'São Sebastião',
    calendar: 'both',
    where: { state: 'RJ', city: 'Rio de Janeiro' },
  };
  const inRio = calendarsOf([anniversary], { state: 'RJ', city: 'RIO DE JANEIRO' });
  const counting: Rule = { ...ruleOf('pgdas-das'), local_days: true };

  it('moves what the firm lets it move', () => {
    expect(dueDate(counting, '2026-12', inRio)).toEqual({
      date: '2027-01-21',
      nominal_date: '2027-01-20',
      reasons: ['Dia 20/01 é feriado em Rio de Janeiro, RJ (São Sebastião). O DAS passa para quinta, 21/01.'],
    });
  });

  it('is named where it moves nothing', () => {
    expect(dueDate(ruleOf('pgdas-das'), '2026-12', inRio)).toEqual({
      date: '2027-01-20',
      nominal_date: '2027-01-20',
      reasons: [
        'Dia 20/01 é feriado em Rio de Janeiro, RJ (São Sebastião); esta regra não conta feriados locais.',
      ],
    });
  });

  it('is none elsewhere, nor for the other calendar', () => {
    const elsewhere = calendarsOf([anniversary], { state: 'RJ', city: 'Niterói' });
    const declared = calendarsOf([{ ...anniversary, calendar: 'fiscal' }], anniversary.where);
    expect(dueDate(counting, '2026-12', elsewhere).date).toBe('2027-01-20');
    expect(dueDate(counting, '2026-12', declared).date).toBe('2027-01-20');
  });
});

describe('a rule of the firm', () => {
  const own: Rule = { ...ruleOf('pgdas-das'), key: 'salario', subject: 'O salário', shift: 'L' };
  const fifth = (saturdays_count: boolean): Rule => ({
    ...own,
    due: { kind: 'nth_business_day', nth: 5, months_after: 1, saturdays_count },
  });

  it('may count Saturdays, though not one that is a holiday', () => {
    expect(dueDate(fifth(false), '2026-09', NATIONAL_CALENDARS).date).toBe('2026-10-07');
    expect(dueDate(fifth(true), '2026-09', NATIONAL_CALENDARS).date).toBe('2026-10-06');
    expect(dueDate(fifth(true), '2026-04', NATIONAL_CALENDARS).date).toBe('2026-05-07');
    // 1 May 2027 is a Saturday and a holiday.
    expect(dueDate(fifth(true), '2027-04', NATIONAL_CALENDARS).date).toBe('2027-05-07');
  });

  it('that names a day which a month does not have means its last', () => {
    const monthEnd: Rule = { ...own, shift: 'F', due: { kind: 'day', day: 31, months_after: 1 } };
    expect(dueDate(monthEnd, '2027-01', NATIONAL_CALENDARS).date).toBe('2027-02-28');
  });

  it('has no effect after its last month', () => {
    const over: Rule = { ...own, valid_to: '2026-12' };
    expect(dueDate(over, '2027-01', NATIONAL_CALENDARS).reasons).toEqual(['Sem efeito nesta competência.']);
  });
});

it('a quarter may be paid in three quotas, each on the last day banks work in its month', () => {
  expect(quotaDates(ruleOf('irpj-csll'), '2026-09', NATIONAL_CALENDARS)).toEqual([
    '2026-10-30',
    '2026-11-30',
    '2026-12-30',
  ]);
  expect(quotaDates(ruleOf('irpj-csll'), '2026-08', NATIONAL_CALENDARS)).toEqual([]);
});

describe('the catalogue', () => {
  it('has each key once', () => {
    expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(CATALOGUE.length);
  });

  it('lets payments follow the banks and everything else the authorities', () => {
    const paid = CATALOGUE.filter(({ calendar }) => calendar === 'bank').map(({ key }) => key);
    expect(paid.sort()).toEqual(
      [
        'pgdas-das',
        'das-simei',
        'dae-mei',
        'dae-domestico',
        'fgts',
        'inss',
        'irrf-csrf',
        'pis-cofins',
        'irpj-csll',
        'irrf-dividendos',
      ].sort(),
    );
    for (const { calendar, paid_by } of CATALOGUE) expect(paid_by !== null).toBe(calendar === 'bank');
  });

  it('says of each row what it rests on and when it was checked', () => {
    for (const { basis, verified_on } of CATALOGUE) {
      expect(basis).not.toBe('');
      expect(verified_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
