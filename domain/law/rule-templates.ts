import type { CalendarName } from './law-calendars.ts';
import type { Due, Rule, Shift } from './rule.ts';

/** What a firm may add as a rule of its own: states, cities and contracts decide, so most have no date until it is filled in. */
export type RuleTemplate = {
  key: string;
  title: string;
  period: Rule['period'];
  /** Null: the firm fills it in. */
  due: Due | null;
  shift: Shift;
  calendar: CalendarName;
  /** What the firm has to know when it fills it in. */
  hint: string;
  /** Null: the firm fills it in. */
  basis: string | null;
};

const BLANK = { period: 'month', due: null, shift: null, basis: null } as const;
const PAYMENT = { ...BLANK, calendar: 'bank' } as const;
const DUTY = { ...BLANK, calendar: 'fiscal' } as const;

export const RULE_TEMPLATES: readonly RuleTemplate[] = [
  { ...PAYMENT, key: 'iss', title: 'ISS', hint: 'O dia é o da lei de cada município.' },
  { ...PAYMENT, key: 'icms', title: 'ICMS', hint: 'O dia é o da lei de cada estado.' },
  { ...PAYMENT, key: 'icms-difal', title: 'ICMS, DIFAL', hint: 'O dia é o da lei de cada estado.' },
  { ...DUTY, key: 'efd-icms-ipi', title: 'EFD ICMS-IPI', hint: 'O dia é o da lei de cada estado.' },
  {
    ...PAYMENT,
    key: 'parcelamento-rfb',
    title: 'Parcelamento, Receita Federal',
    hint: 'Conforme o parcelamento.',
  },
  { ...PAYMENT, key: 'parcelamento-pgfn', title: 'Parcelamento, PGFN', hint: 'Conforme o parcelamento.' },
  {
    ...PAYMENT,
    key: 'parcelamento-simples',
    title: 'Parcelamento, Simples Nacional',
    hint: 'Conforme o parcelamento.',
  },
  {
    ...PAYMENT,
    key: 'salario',
    title: 'Salário',
    due: { kind: 'nth_business_day', nth: 5, months_after: 1, saturdays_count: true },
    shift: 'L',
    hint: 'Até o 5º dia útil; sábados contam.',
  },
  {
    ...PAYMENT,
    key: 'decimo-terceiro-1',
    title: '13º salário, 1ª parcela',
    period: 'year',
    hint: 'Data da primeira parcela.',
  },
  {
    ...PAYMENT,
    key: 'decimo-terceiro-2',
    title: '13º salário, 2ª parcela',
    period: 'year',
    hint: 'Data da segunda parcela.',
  },
  {
    ...DUTY,
    key: 'caixa-postal',
    title: 'Caixa postal (DTE, DTE-SN)',
    hint: 'Todo CNPJ desde 01/2026: ler ao menos a cada 15 dias (Simples, 45); depois disso vale como lida.',
  },
  {
    ...DUTY,
    key: 'carta-de-responsabilidade',
    title: 'Carta de Responsabilidade e contrato',
    period: 'year',
    hint: 'Uma vez por ano, no início e no fim do contrato.',
    basis: 'CFC 1.590/2020',
  },
  {
    ...DUTY,
    key: 'certificado-digital',
    title: 'Certificado digital',
    period: 'year',
    hint: 'Dia em que o certificado vence.',
  },
  { ...DUTY, key: 'cnd', title: 'Certidão negativa (CND)', hint: 'Dia em que a certidão vence.' },
  { ...DUTY, key: 'fator-r', title: 'Fator R do mês', hint: 'Antes do fechamento do Simples.' },
];
