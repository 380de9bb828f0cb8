import type { Competence } from '../entities/fields.ts';

// Without the library of the schemas: what computes a month is loaded without it.

export const TAX_REGIMES = ['simples_nacional', 'lucro_presumido', 'lucro_real', 'mei'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** Whom a client pays: nobody, partners alone (pró-labore), or employees too. */
export const PAYROLLS = ['none', 'pro_labore', 'employees'] as const;
export type Payroll = (typeof PAYROLLS)[number];

/** Of the Simples Nacional. */
export const ANNEXES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Annex = (typeof ANNEXES)[number];

/** What a client is for the taxes, from a month on. Facts of today never rewrite old months: each change is a new entry. */
export type TaxProfileEntry = {
  from: Competence;
  /** A person (CPF) has none. */
  regime: TaxRegime | null;
  payroll: Payroll;
  annex: Annex | null;
};

/** In an entry, what it has none of. */
export const NONE = '-';

/** A text of `taxProfileEntry`. Throws RangeError on one that the schema refuses. */
export function readProfileEntry(text: string): TaxProfileEntry {
  const [from = '', regime, payrollName, annex] = text.split('/');
  const payroll = PAYROLLS.find((one) => one === payrollName);
  if (payroll === undefined) throw new RangeError(`No entry of a tax profile: ${text}`);
  return {
    from,
    regime: TAX_REGIMES.find((one) => one === regime) ?? null,
    payroll,
    annex: ANNEXES.find((one) => one === annex) ?? null,
  };
}

export const writtenProfileEntry = (entry: TaxProfileEntry): string =>
  [entry.from, entry.regime ?? NONE, entry.payroll, entry.annex ?? NONE].join('/');

/** Who gets a rule by its profile: an empty list is any. */
export type RuleCase = { regimes: readonly TaxRegime[]; payrolls: readonly Payroll[] };

/** A text of a rule's `cases`. */
export function readRuleCase(text: string): RuleCase {
  const [regimes = '', payrolls = ''] = text.split('/');
  return {
    regimes: TAX_REGIMES.filter((one) => regimes.split('+').includes(one)),
    payrolls: PAYROLLS.filter((one) => payrolls.split('+').includes(one)),
  };
}

export const writtenRuleCase = ({ regimes, payrolls }: RuleCase): string =>
  `${regimes.join('+')}/${payrolls.join('+')}`;
