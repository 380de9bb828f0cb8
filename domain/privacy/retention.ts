import type { CalendarDate } from '../entities/fields.ts';

/** What an erasure leaves, and the law that says so. */
export const RETAINED = ['tax', 'labour', 'fgts', 'contract', 'access_log'] as const;
export type Retained = (typeof RETAINED)[number];

type Term =
  /** That many years from the first of January after the year it is about. */
  | { kind: 'years_from_next_january'; years: number }
  /** That many years after the contract with the firm ends: while it runs there is no date. */
  | { kind: 'years_after_contract'; years: number }
  | { kind: 'months'; months: number }
  /** Depends on each worker's contract: the answer says the date. */
  | { kind: 'told_in_the_answer' };

const TAX_YEARS = 5;

/** Looked up on 2026-11-22. The firm's lawyer decides: their change is made here. */
export const RETENTION: Record<Retained, { law: string; term: Term }> = {
  tax: {
    law: 'Código Tributário Nacional, art. 173, I',
    term: { kind: 'years_from_next_january', years: TAX_YEARS },
  },
  labour: { law: 'Constituição, art. 7º, XXIX', term: { kind: 'told_in_the_answer' } },
  fgts: { law: 'Lei 8.036/1990, art. 23, § 5º', term: { kind: 'told_in_the_answer' } },
  contract: {
    law: 'Código Civil, art. 206, § 5º',
    term: { kind: 'years_after_contract', years: 5 },
  },
  access_log: { law: 'Marco Civil da Internet, art. 15', term: { kind: 'months', months: 6 } },
};

/** The first day on which what is of today may go; null where that is unknown, as while a contract runs. */
export function retainedUntil(
  what: Retained,
  today: CalendarDate,
  contractEnd: CalendarDate | null = null,
): CalendarDate | null {
  const { term } = RETENTION[what];
  switch (term.kind) {
    case 'years_from_next_january':
      return `${Number(today.slice(0, 4)) + 1 + term.years}-01-01`;
    case 'months':
      return monthsLater(today, term.months);
    case 'years_after_contract':
      return contractEnd === null ? null : monthsLater(contractEnd, 12 * term.years);
    case 'told_in_the_answer':
      return null;
  }
}

/** The first day whose receipts are still kept: they are the trail of what was told to the tax authorities, and stay as long. */
export function receiptsKeptFrom(today: CalendarDate): CalendarDate {
  return `${Number(today.slice(0, 4)) - TAX_YEARS}-01-01`;
}

/** The same day of that month, or the first of the next where it has none: never a day too early. */
function monthsLater(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

/** Who somebody is afterwards, wherever their name was. */
export const ERASED_NAME = 'Pessoa removida';

/** What an erasure takes away. */
export const ERASED_DATA = ['access', 'name', 'notices', 'devices'] as const;
export type ErasedData = (typeof ERASED_DATA)[number];
