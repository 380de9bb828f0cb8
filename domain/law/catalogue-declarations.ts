import { COMPANIES, PROFIT_REGIMES, WHO_PAYS_PEOPLE, WHOLE_COUNTRY } from './catalogue-parts.ts';
import type { Due, Rule, Who } from './rule.ts';

const FIFTEENTH: Due = { kind: 'day', day: 15, months_after: 1 };
const lastBusinessDayAfter = (months_after: number): Due => ({
  kind: 'last_business_day',
  until_day: null,
  months_after,
});
/** Who has it cannot be read from a profile: the firm names its clients. */
const byName = (says: string): Who => ({ person: 'PJ', cases: [], says });

const DECLARATION = { ...WHOLE_COUNTRY, calendar: 'fiscal' } as const;
const MONTHLY = { ...DECLARATION, period: 'month' } as const;
/** Months are counted from December of the year it is about. */
const YEARLY = { ...DECLARATION, period: 'year' } as const;

const OF_THE_MONTH: readonly Rule[] = [
  {
    ...MONTHLY,
    key: 'esocial',
    title: 'eSocial mensal (S-1299)',
    subject: 'O eSocial',
    // Partners' pay is closed there as well: without it there is no DCTFWeb, and no slip for their INSS.
    who: { ...WHO_PAYS_PEOPLE, says: 'Quem emprega ou paga pró-labore' },
    due: FIFTEENTH,
    shift: 'P',
    basis: 'Manual de Orientação do eSocial, desde 18/10/2023',
    valid_from: '2023-10',
  },
  {
    ...MONTHLY,
    key: 'efd-reinf',
    title: 'EFD-Reinf',
    subject: 'A EFD-Reinf',
    who: { ...WHO_PAYS_PEOPLE, says: 'Quem paga com retenção' },
    due: FIFTEENTH,
    shift: 'P',
    basis: 'IN RFB 2.163/2023',
    valid_from: '2023-10',
  },
  {
    ...MONTHLY,
    key: 'dctfweb',
    title: 'DCTFWeb e MIT',
    subject: 'A DCTFWeb',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }, ...WHO_PAYS_PEOPLE.cases],
      says: 'Lucro Presumido, Lucro Real e quem emprega ou paga pró-labore',
    },
    due: lastBusinessDayAfter(1),
    shift: 'L',
    basis: 'IN RFB 2.237/2024 e 2.248/2025',
    valid_from: '2025-01',
    exceptions: [{ competence: '2025-01', date: '2025-03-31', basis: 'IN RFB 2.248/2025' }],
  },
  {
    ...MONTHLY,
    key: 'efd-contribuicoes',
    title: 'EFD-Contribuições',
    subject: 'A EFD-Contribuições',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }],
      says: 'Lucro Presumido e Lucro Real',
    },
    due: { kind: 'nth_business_day', nth: 10, saturdays_count: false, months_after: 2 },
    shift: 'L',
    basis: 'IN RFB 1.252/2012, art. 7º (a conferir); NT 011/2026',
    valid_to: '2026-12',
    ended:
      'A última EFD-Contribuições regular é a da competência 12/2026; depois, só para saldos (NT 011/2026).',
  },
  {
    ...MONTHLY,
    key: 'reinf-dividendos',
    title: 'EFD-Reinf, dividendos isentos (R-4010)',
    subject: 'A EFD-Reinf',
    who: byName('Quem paga dividendos'),
    period: 'quarter',
    due: { kind: 'day', day: 15, months_after: 2 },
    shift: 'P',
    basis: 'IN RFB 2.163/2023 (a conferir para 2027)',
    valid_from: '2026-03',
  },
  {
    ...MONTHLY,
    key: 'dirbi',
    title: 'DIRBI',
    subject: 'A DIRBI',
    who: byName('Quem usa benefício da lista; MEI não, Simples só com CPRB'),
    due: { kind: 'day', day: 20, months_after: 2 },
    shift: null,
    basis: 'IN RFB 2.198/2024',
    valid_from: '2024-06',
  },
  {
    ...MONTHLY,
    key: 'dme',
    title: 'DME (dinheiro acima de R$ 30.000,00)',
    subject: 'A DME',
    who: byName('Quem recebe mais de R$ 30.000,00 em espécie'),
    due: lastBusinessDayAfter(1),
    shift: 'L',
    basis: 'IN RFB 1.761/2017 (a conferir)',
  },
  {
    ...MONTHLY,
    key: 'doi',
    title: 'DOI',
    subject: 'A DOI',
    who: byName('Cartórios'),
    due: lastBusinessDayAfter(1),
    shift: 'L',
    basis: 'IN RFB 2.186/2024 (a conferir)',
    valid_from: '2025-01',
  },
];

const OF_THE_YEAR: readonly Rule[] = [
  {
    ...YEARLY,
    key: 'defis',
    title: 'DEFIS',
    subject: 'A DEFIS',
    who: {
      person: 'PJ',
      cases: [{ regimes: ['simples_nacional'], payroll: null }],
      says: 'Simples Nacional; multa de 2 % ao mês desde 2026',
    },
    due: { kind: 'day', day: 31, months_after: 3 },
    shift: 'F',
    basis: 'Res. CGSN 140, art. 72 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'dasn-simei',
    title: 'DASN-SIMEI',
    subject: 'A DASN-SIMEI',
    who: { person: 'PJ', cases: [{ regimes: ['mei'], payroll: null }], says: 'MEI' },
    due: { kind: 'day', day: 31, months_after: 5 },
    shift: 'F',
    basis: 'Res. CGSN 140, art. 109 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'decimo-terceiro',
    title: 'eSocial e DCTFWeb do 13º salário',
    subject: 'O 13º salário',
    who: {
      person: 'PJ',
      cases: [{ regimes: COMPANIES, payroll: ['employees'] }],
      says: 'Quem emprega',
    },
    due: { kind: 'day', day: 20, months_after: 0 },
    shift: 'A',
    basis: 'Manual de Orientação do eSocial; IN RFB 2.237/2024 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'dimob',
    title: 'Dimob',
    subject: 'A Dimob',
    who: byName('Imobiliárias, construtoras e incorporadoras'),
    due: lastBusinessDayAfter(2),
    shift: 'L',
    basis: 'IN RFB 1.115/2010 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'dmed',
    title: 'Dmed',
    subject: 'A Dmed',
    who: byName('Serviços de saúde e planos'),
    due: lastBusinessDayAfter(2),
    shift: 'L',
    basis: 'IN RFB 985/2009 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'ecd',
    title: 'ECD',
    subject: 'A ECD',
    who: {
      person: 'PJ',
      cases: [{ regimes: ['lucro_real'], payroll: null }],
      says: 'Conforme a IN RFB 2.003/2021: Lucro Real, e quem mais ela nomeia',
    },
    due: lastBusinessDayAfter(6),
    shift: 'L',
    basis: 'IN RFB 2.003/2021',
  },
  {
    ...YEARLY,
    key: 'ecf',
    title: 'ECF',
    subject: 'A ECF',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }],
      says: 'Todas, menos Simples Nacional e MEI',
    },
    due: lastBusinessDayAfter(7),
    shift: 'L',
    basis: 'IN RFB 2.004/2021 (a conferir)',
  },
  {
    ...YEARLY,
    key: 'informe-rendimentos',
    title: 'Informe de rendimentos',
    subject: 'O informe',
    who: { ...WHO_PAYS_PEOPLE, says: 'Quem paga com retenção' },
    due: lastBusinessDayAfter(2),
    shift: 'L',
    basis: 'IN RFB 2.060/2021',
  },
];

/** Kept to be found, and to say why there is no date. */
const WITHOUT_A_DATE: readonly Rule[] = [
  {
    ...MONTHLY,
    key: 'cbs-ibs',
    title: 'CBS e IBS',
    subject: 'A CBS e o IBS',
    who: {
      person: 'PJ',
      cases: [{ regimes: PROFIT_REGIMES, payroll: null }],
      says: 'A partir de 2027',
    },
    due: null,
    shift: null,
    basis: 'aguarda norma',
  },
  {
    ...YEARLY,
    key: 'dirf',
    title: 'DIRF',
    subject: 'A DIRF',
    who: byName('Ninguém mais'),
    due: null,
    shift: null,
    basis: 'IN RFB 2.181/2024 (a conferir)',
    valid_to: '2024-12',
    ended: 'Extinta: não há DIRF para fatos desde 01/01/2025.',
  },
  {
    ...MONTHLY,
    key: 'gia-sp',
    title: 'GIA-SP',
    subject: 'A GIA-SP',
    who: byName('Ninguém mais'),
    due: null,
    shift: null,
    basis: 'Encerrada em SP em 01/01/2026 (a conferir)',
    valid_to: '2025-12',
    ended: 'Encerrada: não há GIA em São Paulo desde 01/01/2026.',
  },
];

export const DECLARATIONS: readonly Rule[] = [...OF_THE_MONTH, ...OF_THE_YEAR, ...WITHOUT_A_DATE];
