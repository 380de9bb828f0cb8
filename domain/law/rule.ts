import type { CalendarDate, Competence } from '../entities/fields.ts';
import type { Payroll, TaxRegime } from '../tax-profile/tax-words.ts';
import type { CalendarName, Place } from './law-calendars.ts';

/** A company (CNPJ) or a person (CPF). */
export type Person = 'PJ' | 'PF';

export type Who = {
  person: Person;
  /** One of them is enough; null is any. Without a case a client gets the rule only by name (`rule_keys_added`). */
  cases: readonly { regimes: readonly TaxRegime[] | null; payroll: readonly Payroll[] | null }[];
  /** Where clients are that get it by a case; absent is the whole country. */
  where?: Place;
  /** The same for people who read it. */
  says: string;
};

/** The month it is due in is so many after the competence. */
type Within = { months_after: number };

export type Due =
  | (Within & { kind: 'day'; day: number })
  /** Of the month, or of its first days: 20 is the second ten days (decêndio). */
  | (Within & { kind: 'last_business_day'; until_day: number | null })
  | (Within & { kind: 'nth_business_day'; nth: number; saturdays_count: boolean });

/**
 * What happens on a day without work. P: the next business day. A: the one before. L: the rule itself counts business
 * days. F: fixed as published. Null: nothing is published about it.
 */
export type Shift = 'P' | 'A' | 'L' | 'F' | null;

/** One month whose date was put off by law. */
export type PublishedException = { competence: Competence; date: CalendarDate; basis: string };

export type Rule = {
  key: string;
  title: string;
  /** How a sentence about it begins: 'O DAS'. */
  subject: string;
  who: Who;
  period: 'month' | 'quarter' | 'year';
  /** Null: no date is published. */
  due: Due | null;
  shift: Shift;
  /** Payments follow the banks, declarations the authorities. */
  calendar: CalendarName;
  /** Whether state and city days move it: the firm decides per rule (ADE Corat 2/2026). */
  local_days: boolean;
  /** What is paid with, where it is a payment. The late payment of DAS and DARF alone can be estimated. */
  paid_by: 'das' | 'darf' | 'dae' | 'fgts' | null;
  /** Months in which it may be paid in equal parts, from the due month on. */
  quotas: number;
  /** '(a conferir)' where nobody has looked it up yet. */
  basis: string;
  /** The first competence of this rule; null is before 2024. */
  valid_from: Competence | null;
  /** The last one. */
  valid_to: Competence | null;
  /** Why there is none after `valid_to`. */
  ended: string | null;
  exceptions: readonly PublishedException[];
  verified_on: CalendarDate;
};
