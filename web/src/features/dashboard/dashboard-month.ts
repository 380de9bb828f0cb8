import { addMonths, type CalendarDate, formatCount, formatMonth, type Month, monthOf } from '@portal/domain';

/** `2026-10`, as URLs have a month. */
export const paramOfMonth = (month: Month) => month.slice(0, 7);

const MONTHS_BACK = 12;

/** The months to choose from: the next one, this one, and a year back; and the one that is asked for. */
export function monthChoices(today: CalendarDate, asked: Month | null): Month[] {
  const next = addMonths(monthOf(today), 1);
  const months = Array.from({ length: MONTHS_BACK + 2 }, (_, index) => addMonths(next, -index));
  return asked === null || months.includes(asked) ? months : [...months, asked].sort().reverse();
}

/** What is under the figures: of this month, or of the one that is asked for. */
export function monthWords(asked: Month | null) {
  const of = (own: string, other: string) => (count: number) =>
    `${asked === null ? own : `${other} ${formatMonth(asked)}`}: ${formatCount(count)}`;
  return {
    pending: of('Para este mês', 'Competência'),
    documents: (recent: number, inMonth: number) =>
      asked === null
        ? `${formatCount(recent)} nos últimos 30 dias`
        : `Em ${formatMonth(asked)}: ${formatCount(inMonth)}`,
    tasks: of('Este mês', 'Em'),
  };
}
