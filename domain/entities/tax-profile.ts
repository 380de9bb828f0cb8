import { z } from '../z.ts';
import { type Competence, documentId } from './fields.ts';

export const TAX_REGIMES = ['simples_nacional', 'lucro_presumido', 'lucro_real', 'mei'] as const;
export const taxRegime = z.enum(TAX_REGIMES);
export type TaxRegime = z.infer<typeof taxRegime>;

/** Whom a client pays: nobody, partners alone (pró-labore), or employees too. */
export const PAYROLLS = ['none', 'pro_labore', 'employees'] as const;
export const payroll = z.enum(PAYROLLS);
export type Payroll = z.infer<typeof payroll>;

/** Of the Simples Nacional. */
export const ANNEXES = ['I', 'II', 'III', 'IV', 'V'] as const;
export const annex = z.enum(ANNEXES);
export type Annex = z.infer<typeof annex>;

/** What a client is for the taxes, from a month on. Facts of today never rewrite old months: each change is a new entry. */
export type TaxProfileEntry = {
  from: Competence;
  /** A person (CPF) has none. */
  regime: TaxRegime | null;
  payroll: Payroll;
  annex: Annex | null;
};

const NONE = '-';
const eitherOf = (values: readonly string[]) => `(?:${values.join('|')})`;
const PROFILE_ENTRY = new RegExp(
  `^\\d{4}-(?:0[1-9]|1[0-2])/${eitherOf([...TAX_REGIMES, NONE])}/${eitherOf(PAYROLLS)}/${eitherOf([...ANNEXES, NONE])}$`,
);

/**
 * An entry as it is stored, a text: '2026-03/simples_nacional/employees/III', a dash for none. Rules cannot walk a list: of
 * texts they see all at once, of maps each would cost a fortieth of what a write may.
 */
export const taxProfileEntry = z.string().regex(PROFILE_ENTRY);

/** A text of the schema above. */
export function readProfileEntry(text: string): TaxProfileEntry {
  const [from = '', regime, payrollName, annexName] = text.split('/');
  return {
    from,
    regime: taxRegime.safeParse(regime).data ?? null,
    payroll: payroll.parse(payrollName),
    annex: annex.safeParse(annexName).data ?? null,
  };
}

export const writtenProfileEntry = (entry: TaxProfileEntry): string =>
  [entry.from, entry.regime ?? NONE, entry.payroll, entry.annex ?? NONE].join('/');

/** What decides which rules a client gets; every field is missing while nobody said anything. */
export const taxProfileSchema = z.strictObject({
  /** In any order. */
  tax_profile: z.array(taxProfileEntry).max(30).optional(),
  /** Keys of rules that no profile tells, and of those that it tells and the firm knows better. */
  rule_keys_added: z.array(documentId).max(40).optional(),
  rule_keys_removed: z.array(documentId).max(40).optional(),
});
