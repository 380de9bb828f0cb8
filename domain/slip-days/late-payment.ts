import { addDays, addMonths, daysBetween, monthOf } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { formatMonth } from '../formats/dates.ts';
import { postponed } from '../law/business-days.ts';

/** Per cent of each month, `{'2026-01': 1.05}`: the firm's rows, each published by the Receita after its month. */
export type SelicRates = Readonly<Record<string, number>>;

export type LateEstimate = {
  /** What it is, always shown with it. */
  label: 'estimativa';
  /** Null where a rate is missing: a sum without it would be too small. */
  total_cents: number | null;
  fine_cents: number;
  interest_cents: number | null;
  /** Days the fine counts. */
  days: number;
  reasons: string[];
};

/** Hundredths of a per cent. */
const FINE_PER_DAY = 33;
const HIGHEST_FINE = 2000;
const PERCENT_TO_BE_PAID_IN = 1;

/**
 * What a DAS or DARF costs when it is paid late (Lei 9.430 art. 61): a fine of 0.33 % a day, at most 20 %, from the first business
 * day after the due date (Boletim Central 16/1997), and as interest the Selic of the months between plus 1 % in the
 * month of payment; no interest in the month it was due.
 */
export function lateEstimate(of: {
  cents: number;
  due: CalendarDate;
  paid: CalendarDate;
  selic: SelicRates;
}): LateEstimate {
  const { cents, due, paid, selic } = of;
  const days = daysOfFine(due, paid);
  const fine_cents = partOf(cents, BigInt(Math.min(days * FINE_PER_DAY, HIGHEST_FINE)), 10_000n);
  const months = monthsBetween(due, paid);
  const missing = months.filter((month) => selic[month.slice(0, 7)] === undefined);
  const reasons = missing.map((month) => `sem Selic de ${formatMonth(month)}`);
  if (missing.length > 0) {
    return { label: 'estimativa', total_cents: null, fine_cents, interest_cents: null, days, reasons };
  }
  const rates = monthOf(paid) > monthOf(due) ? [...months.map(rateIn(selic)), PERCENT_TO_BE_PAID_IN] : [];
  const interest_cents = partOf(cents, rates.map(scaled).reduce(sum, 0n), 100n * SCALE);
  const total_cents = cents + fine_cents + interest_cents;
  return { label: 'estimativa', total_cents, fine_cents, interest_cents, days, reasons };
}

function daysOfFine(due: CalendarDate, paid: CalendarDate): number {
  const first = postponed(addDays(due, 1));
  return Math.max(0, daysBetween(first, paid) + 1);
}

/** The whole months after the one it was due in and before the one it is paid in. */
function monthsBetween(due: CalendarDate, paid: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  const last = monthOf(paid);
  for (let month = addMonths(monthOf(due), 1); month < last; month = addMonths(month, 1)) months.push(month);
  return months;
}

const rateIn = (selic: SelicRates) => (month: CalendarDate) => selic[month.slice(0, 7)] ?? 0;

// Whole numbers throughout: 1.05 has no exact form as a number, and half a cent would fall on either side.
const DECIMALS = 6;
const SCALE = 10n ** BigInt(DECIMALS);
const scaled = (percent: number) => BigInt(percent.toFixed(DECIMALS).replace('.', ''));
const sum = (a: bigint, b: bigint) => a + b;

/** A part of a sum in cents, half a cent up. */
function partOf(cents: number, share: bigint, whole: bigint): number {
  return Number((2n * BigInt(cents) * share + whole) / (2n * whole));
}
