import { addMonths, calendarDate, type Month } from '@portal/domain';
import type { FirstMonths } from '#data/figures/report-rows.ts';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';
import { REPORT_KINDS, type ReportKind } from './report-tables.ts';

export const REPORT_FILTER_NAMES = ['relatorio', 'de', 'ate'] as const;
type Address = FilterParams<(typeof REPORT_FILTER_NAMES)[number]>;

export type ReportRange = { kind: ReportKind; from: Month; to: Month };

/** Half a year: long enough for a trend, and still legible on a phone. */
const MONTHS_AT_FIRST = 6;

/** More columns than these nobody reads, and nobody waits for. */
export const MOST_MONTHS = 24;

/** So few at least, however young the firm is: one column alone is no chart. */
const FEWEST_AT_FIRST = 3;

/** What the search params ask for; what makes no sense in them is left out. */
export function rangeOfParams(
  { relatorio, de, ate }: Address,
  thisMonth: Month,
  first: FirstMonths,
): ReportRange {
  const to = monthOf(ate) ?? thisMonth;
  const kind = REPORT_KINDS.find((known) => known === relatorio) ?? 'conformidade';
  const usual = usualStart(to, kind === 'conformidade' ? (first.due ?? first.any) : first.any);
  const asked = monthOf(de) ?? usual;
  const earliest = addMonths(to, 1 - MOST_MONTHS);
  const from = asked > to ? to : asked < earliest ? earliest : asked;
  return { kind, from, to };
}

/** A firm that began a month ago is not shown five empty ones. */
function usualStart(to: Month, first: Month | null): Month {
  const [longest, shortest] = [addMonths(to, 1 - MONTHS_AT_FIRST), addMonths(to, 1 - FEWEST_AT_FIRST)];
  if (first === null || first < longest) return longest;
  return first < shortest ? first : shortest;
}

export const paramOfMonth = (month: Month) => month.slice(0, 7);

const monthOf = (value: string | null): Month | null =>
  calendarDate.safeParse(`${value ?? ''}-01`).data ?? null;
