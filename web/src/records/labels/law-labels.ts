import { formatMonth, type ObligationRuleFields, type Payroll, type TaxProfileEntry } from '@portal/domain';
import { REGIME_LABELS } from './client-labels.ts';

export const PAYROLL_LABELS: Record<Payroll, string> = {
  none: 'sem folha',
  pro_labore: 'só pró-labore',
  employees: 'com empregados',
};

export const PERSON_LABELS: Record<ObligationRuleFields['person'], string> = {
  PJ: 'Empresa (CNPJ)',
  PF: 'Pessoa (CPF)',
};

export const PERIOD_LABELS: Record<ObligationRuleFields['period'], string> = {
  month: 'Todo mês',
  quarter: 'Todo trimestre',
  year: 'Todo ano',
};

export const DUE_LABELS: Record<NonNullable<ObligationRuleFields['due_kind']>, string> = {
  day: 'Um dia do mês',
  last_business_day: 'Último dia útil',
  nth_business_day: 'Dia útil de número',
};

export const SHIFT_LABELS: Record<NonNullable<ObligationRuleFields['shift']>, string> = {
  P: 'Passa para o próximo dia útil',
  A: 'Antecipa para o dia útil anterior',
  L: 'Contado em dias úteis',
  F: 'Fica no dia, como publicado',
};

/** Whose days count: the banks are closed on 31 December, the authorities are not. */
export const CALENDAR_LABELS = {
  bank: 'Bancos',
  fiscal: 'Fisco',
  both: 'Bancos e fisco',
} as const;

/** 'Simples Nacional, com empregados, Anexo III' */
export function profileText({ regime, payroll, annex }: TaxProfileEntry): string {
  const parts = [
    regime === null ? 'sem regime' : REGIME_LABELS[regime],
    PAYROLL_LABELS[payroll],
    ...(annex === null ? [] : [`Anexo ${annex}`]),
  ];
  return parts.join(', ');
}

/** 'Desde 03/2026' */
export const sinceText = ({ from }: TaxProfileEntry): string => `Desde ${formatMonth(from)}`;
