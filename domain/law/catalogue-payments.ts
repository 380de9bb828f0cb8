import { COMPANIES, PROFIT_REGIMES, WHO_PAYS_PEOPLE, WHOLE_COUNTRY } from './catalogue-parts.ts';
import type { Due, Rule } from './rule.ts';

const TWENTIETH: Due = { kind: 'day', day: 20, months_after: 1 };
/** The last business day of the second ten days of the next month. */
const SECOND_TEN_DAYS: Due = { kind: 'last_business_day', until_day: 20, months_after: 1 };

const PAYMENT = { ...WHOLE_COUNTRY, period: 'month', calendar: 'bank', due: TWENTIETH } as const;

export const PAYMENTS: readonly Rule[] = [
  {
    ...PAYMENT,
    key: 'pgdas-das',
    title: 'PGDAS-D e DAS',
    subject: 'O DAS',
    who: {
      person: 'PJ',
      cases: [{ regimes: ['simples_nacional'], payroll: null }],
      says: 'Simples Nacional',
    },
    shift: 'P',
    paid_by: 'das',
    basis: 'Res. CGSN 140, art. 40, § 3º',
  },
  {
    ...PAYMENT,
    key: 'das-simei',
    title: 'DAS-SIMEI',
    subject: 'O DAS-SIMEI',
    who: { person: 'PJ', cases: [{ regimes: ['mei'], payroll: null }], says: 'MEI' },
    shift: 'P',
    paid_by: 'das',
    basis: 'Res. CGSN 140',
  },
  {
    ...PAYMENT,
    key: 'dae-mei',
    title: 'DAE do eSocial, MEI que emprega',
    subject: 'O DAE',
    who: {
      person: 'PJ',
      cases: [{ regimes: ['mei'], payroll: ['employees'] }],
      says: 'MEI com empregado',
    },
    shift: 'A',
    paid_by: 'dae',
    basis: 'Res. CGSN 174/2023',
    valid_from: '2024-04',
  },
  {
    ...PAYMENT,
    key: 'dae-domestico',
    title: 'DAE do eSocial, empregador doméstico',
    subject: 'O DAE',
    who: {
      person: 'PF',
      cases: [{ regimes: null, payroll: ['employees'] }],
      says: 'Pessoa com empregado doméstico',
    },
    shift: 'A',
    paid_by: 'dae',
    basis: 'LC 150/2015, art. 35; Lei 14.438/2022, art. 10 (a conferir)',
    valid_from: '2024-03',
  },
  {
    ...PAYMENT,
    key: 'fgts',
    title: 'FGTS Digital',
    subject: 'O FGTS',
    who: {
      person: 'PJ',
      cases: [{ regimes: COMPANIES, payroll: ['employees'] }],
      says: 'Quem emprega; pago só por Pix',
    },
    shift: 'A',
    paid_by: 'fgts',
    basis: 'Lei 8.036/1990, com a Lei 14.438/2022',
    valid_from: '2024-03',
  },
  {
    ...PAYMENT,
    key: 'inss',
    title: 'INSS (DARF da DCTFWeb)',
    subject: 'O INSS',
    // The DAS covers the employer's share alone, and not in Anexo IV.
    who: {
      ...WHO_PAYS_PEOPLE,
      says: 'Quem paga empregados ou pró-labore, no Simples também',
    },
    shift: 'A',
    paid_by: 'darf',
    basis: 'Lei 8.212/1991, art. 30 (a conferir)',
  },
  {
    ...PAYMENT,
    key: 'irrf-csrf',
    title: 'IRRF e CSRF retidos',
    subject: 'O IRRF',
    who: { ...WHO_PAYS_PEOPLE, says: 'Quem paga com retenção' },
    due: SECOND_TEN_DAYS,
    shift: 'L',
    paid_by: 'darf',
    basis: 'Lei 11.196/2005, art. 70; Lei 10.833/2003, art. 35 (a conferir)',
  },
  {
    ...PAYMENT,
    key: 'pis-cofins',
    title: 'PIS e COFINS',
    subject: 'O PIS/COFINS',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }],
      says: 'Lucro Presumido e Lucro Real; com o IPI da indústria',
    },
    due: { kind: 'day', day: 25, months_after: 1 },
    shift: 'A',
    paid_by: 'darf',
    basis: 'MP 447/2008',
    valid_to: '2026-12',
    ended: 'PIS e COFINS terminam com a competência 12/2026; desde 2027 há a CBS.',
  },
  {
    ...PAYMENT,
    key: 'irpj-csll',
    title: 'IRPJ e CSLL do trimestre',
    subject: 'O IRPJ/CSLL',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }],
      says: 'Lucro Presumido e Lucro Real; em até três quotas',
    },
    period: 'quarter',
    due: { kind: 'last_business_day', until_day: null, months_after: 1 },
    shift: 'L',
    paid_by: 'darf',
    quotas: 3,
    basis: 'Lei 9.430/1996, art. 5º (a conferir)',
  },
  {
    ...PAYMENT,
    key: 'irrf-dividendos',
    title: 'IRRF sobre dividendos',
    subject: 'O IRRF',
    // Who pays one person over R$ 50,000 in a month is not in a profile. Abroad it is due on the day of payment.
    who: {
      person: 'PJ',
      cases: [],
      says: 'Empresa que paga mais de R$ 50.000,00 a uma pessoa no mês: 10 % de tudo (1841-01; ao exterior, 1841-02, no mesmo dia)',
    },
    due: SECOND_TEN_DAYS,
    shift: 'L',
    paid_by: 'darf',
    basis: 'Lei 15.270/2025',
    valid_from: '2026-01',
  },
];
