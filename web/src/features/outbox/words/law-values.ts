import {
  obligationRuleSchema,
  readProfileEntry,
  readRuleCase,
  type RuleCase,
  taxProfileSchema,
} from '@portal/domain';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { PAYROLL_LABELS, profileText, sinceText } from '#records/labels/law-labels.ts';

/** 'Desde 03/2026: Simples Nacional, com empregados, Anexo III' */
export function profilesText(value: unknown): string | null {
  const entries = taxProfileSchema.shape.tax_profile.safeParse(value).data;
  return (
    entries
      ?.map(readProfileEntry)
      .map((entry) => `${sinceText(entry)}: ${profileText(entry)}`)
      .join('; ') ?? null
  );
}

/** 'Simples Nacional ou MEI, com empregados; Lucro Real' */
export function casesText(value: unknown): string | null {
  const cases = obligationRuleSchema.shape.cases.safeParse(value).data;
  return cases?.map((one) => caseText(readRuleCase(one))).join('; ') ?? null;
}

function caseText({ regimes, payrolls }: RuleCase): string {
  const either = (words: string[]) => words.join(' ou ');
  const parts = [
    either(regimes.map((regime) => REGIME_LABELS[regime])),
    either(payrolls.map((one) => PAYROLL_LABELS[one])),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'todos' : parts.join(', ');
}
