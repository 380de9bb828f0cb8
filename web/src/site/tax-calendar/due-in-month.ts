import {
  addMonths,
  type CalendarDate,
  CATALOGUE,
  type Competence,
  dueDate,
  type Month,
  monthOf,
  NATIONAL_CALENDARS,
  quotaDates,
  type Rule,
} from '@portal/domain';

export type DueInMonth = {
  readonly date: CalendarDate;
  readonly rule: Rule;
  readonly competence: Competence;
  /** The second and later equal parts of a payment; null where it is the whole, or the first of them. */
  readonly quota: number | null;
  /** Why it is not the day that the rule names. */
  readonly reasons: readonly string[];
};

/** A year's declaration in the last of its quotas is the furthest back. */
const MONTHS_BACK = 24;

/** What falls due in a month in the whole country, by date: without state and city days, and without rows that have no date. */
export function dueInMonth(month: Month): DueInMonth[] {
  const competences = Array.from({ length: MONTHS_BACK + 1 }, (_, back) =>
    addMonths(month, -back).slice(0, 7),
  );
  return CATALOGUE.flatMap((rule) => competences.flatMap((competence) => datesOf(rule, competence)))
    .filter(({ date }) => monthOf(date) === month)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.rule.title.localeCompare(b.rule.title, 'pt-BR'));
}

function datesOf(rule: Rule, competence: Competence): DueInMonth[] {
  const { date, reasons } = dueDate(rule, competence, NATIONAL_CALENDARS);
  if (date === null) return [];
  const later = quotaDates(rule, competence, NATIONAL_CALENDARS).slice(1);
  return [
    { date, rule, competence, quota: null, reasons },
    ...later.map((due, index) => ({ date: due, rule, competence, quota: index + 2, reasons: [] })),
  ];
}
