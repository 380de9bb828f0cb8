import {
  anticipated,
  type CalendarDate,
  dayOfMonth,
  lastBusinessDay,
  type Month,
  nthBusinessDay,
  postponed,
  type Priority,
  type TaxRegime,
} from '@portal/domain';

export type RecurringObligation = {
  key: string;
  name: string;
  description: string;
  priority: Priority;
  regimes: readonly TaxRegime[];
  /** Only those who employ people have it. */
  employersOnly: boolean;
  /** Months from the competência to the month it is due in. */
  lag: number;
  /** Only the competências that end a quarter. */
  quarterly: boolean;
  dueIn: (month: Month) => CalendarDate;
};

const SIMPLES: readonly TaxRegime[] = ['simples_nacional'];
const PRESUMIDO_REAL: readonly TaxRegime[] = ['lucro_presumido', 'lucro_real'];
const COMPANIES: readonly TaxRegime[] = [...SIMPLES, ...PRESUMIDO_REAL];

const day =
  (number: number, shift: (date: CalendarDate) => CalendarDate) =>
  (month: Month): CalendarDate =>
    shift(dayOfMonth(month, number));

const monthly = { lag: 1, quarterly: false, employersOnly: false } as const;

/** What the demo firm's clients owe, a plain choice from the national calendar. */
export const CATALOGUE: readonly RecurringObligation[] = [
  {
    ...monthly,
    key: 'das',
    name: 'PGDAS-D e DAS',
    description: 'Guia única do Simples Nacional.',
    priority: 'medium',
    regimes: SIMPLES,
    dueIn: day(20, postponed),
  },
  {
    ...monthly,
    key: 'das-simei',
    name: 'DAS-SIMEI',
    description: 'Guia mensal do MEI.',
    priority: 'low',
    regimes: ['mei'],
    dueIn: day(20, postponed),
  },
  {
    ...monthly,
    key: 'esocial',
    name: 'eSocial',
    description: 'Fechamento da folha no eSocial.',
    priority: 'medium',
    regimes: COMPANIES,
    employersOnly: true,
    dueIn: day(15, postponed),
  },
  {
    ...monthly,
    key: 'fgts',
    name: 'FGTS Digital',
    description: 'Depósito dos funcionários, pago por Pix.',
    priority: 'high',
    regimes: COMPANIES,
    employersOnly: true,
    dueIn: day(20, anticipated),
  },
  {
    ...monthly,
    key: 'inss',
    name: 'INSS, DARF',
    description: 'Contribuição sobre a folha, apurada na DCTFWeb.',
    priority: 'high',
    regimes: PRESUMIDO_REAL,
    employersOnly: true,
    dueIn: day(20, anticipated),
  },
  {
    ...monthly,
    key: 'reinf',
    name: 'EFD-Reinf',
    description: 'Retenções e serviços tomados.',
    priority: 'low',
    regimes: ['lucro_real'],
    dueIn: day(15, postponed),
  },
  {
    ...monthly,
    key: 'pis-cofins',
    name: 'PIS e COFINS',
    description: 'Contribuições sobre o faturamento.',
    priority: 'medium',
    regimes: PRESUMIDO_REAL,
    dueIn: day(25, anticipated),
  },
  {
    ...monthly,
    key: 'dctfweb',
    name: 'DCTFWeb e MIT',
    description: 'Declaração dos tributos do mês. Nós enviamos, você não paga nada.',
    priority: 'low',
    regimes: PRESUMIDO_REAL,
    dueIn: lastBusinessDay,
  },
  {
    ...monthly,
    key: 'efd-contribuicoes',
    name: 'EFD-Contribuições',
    description: 'Escrituração de PIS e COFINS.',
    priority: 'medium',
    regimes: PRESUMIDO_REAL,
    lag: 2,
    dueIn: (month) => nthBusinessDay(month, 10),
  },
  {
    ...monthly,
    key: 'irpj-csll',
    name: 'IRPJ e CSLL',
    description: 'Apuração do trimestre.',
    priority: 'high',
    regimes: PRESUMIDO_REAL,
    quarterly: true,
    dueIn: lastBusinessDay,
  },
];
