import { addMonths, calendarDate, type Month } from '@portal/domain';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';
import { REPORT_KINDS, type ReportKind } from './report-tables.ts';

export const REPORT_FILTER_NAMES = ['relatorio', 'de', 'ate'] as const;
type Address = FilterParams<(typeof REPORT_FILTER_NAMES)[number]>;

export type ReportRange = { kind: ReportKind; from: Month; to: Month };

/** Half a year: long enough for a trend, and still legible on a phone. */
const MONTHS_AT_FIRST = 6;

/** More columns than these nobody reads, and nobody waits for. */
export const MOST_MONTHS = 24;

/**
 * What the search params ask for; what makes no sense in them is left out. `first` is the first month of which
 * there is anything, null where there is nothing.
 */
export function rangeOfParams(
  { relatorio, de, ate }: Address,
  thisMonth: Month,
  first: Month | null,
): ReportRange {
  const to = monthOf(ate) ?? thisMonth;
  // A firm that began a month ago is not shown five empty ones.
  const usual = [addMonths(to, 1 - MONTHS_AT_FIRST), first ?? ''].toSorted().at(-1) ?? to;
  const asked = monthOf(de) ?? usual;
  const earliest = addMonths(to, 1 - MOST_MONTHS);
  const from = asked > to ? to : asked < earliest ? earliest : asked;
  return { kind: REPORT_KINDS.find((kind) => kind === relatorio) ?? 'conformidade', from, to };
}

export const paramOfMonth = (month: Month) => month.slice(0, 7);

const monthOf = (value: string | null): Month | null =>
  calendarDate.safeParse(`${value ?? ''}-01`).data ?? null;
