import type { CalendarDate, Competence } from '../entities/fields.ts';
import {
  addDays,
  addMonths,
  dayOfMonth,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from '../calendar/calendar-dates.ts';
import { formatCalendarDate } from '../formats/dates.ts';
import { anticipated, nthBusinessDay, postponed } from './business-days.ts';
import {
  type ClosedDay,
  closedInCount,
  monthName,
  namedDay,
  NO_DATE_PUBLISHED,
  NO_EARLIER_RULE,
  shortDay,
  TO_BE_CONFIRMED,
  whyClosed,
  wordsOf,
} from './due-reasons.ts';
import type { Calendars, Closure, LawCalendar } from './law-calendars.ts';
import type { Due, Rule } from './rule.ts';

export type DueDate = {
  /** Null: none is due, or none is known; the reasons say which. */
  date: CalendarDate | null;
  /** The day the rule names, before a day without work or an exception moved it. */
  nominal_date: CalendarDate | null;
  /** In Portuguese, and kept with the obligation: clients read neither rules nor calendars. Empty where nothing moved. */
  reasons: string[];
};

type Dated = { date: CalendarDate; nominal_date: CalendarDate; reasons: string[] };
type DueOf<Kind extends Due['kind']> = Extract<Due, { kind: Kind }>;
/** A rule in one month, and what closes a day for it. */
type Case = { rule: Rule; month: Month; closureOn: (date: CalendarDate) => Closure | null };

/** When an obligation of a month is due. It asks nothing but its arguments: the same everywhere, at any time, offline. */
export function dueDate(rule: Rule, competence: Competence, calendars: Calendars): DueDate {
  const why = whyNone(rule, competence);
  if (why !== null || rule.due === null) {
    return { date: null, nominal_date: null, reasons: why ?? [NO_DATE_PUBLISHED] };
  }
  const calendar = calendars[rule.calendar];
  const closureOn = closuresFor(rule, rule.due, calendar);
  const month = addMonths(`${competence}-01`, rule.due.months_after);
  const computed = dateOf(rule.due, { rule, month, closureOn });

  const exception = rule.exceptions.find((one) => one.competence === competence);
  if (exception !== undefined) {
    const reason = `${rule.subject} de ${monthName(competence)} foi para ${formatCalendarDate(exception.date)} (${exception.basis}).`;
    return { date: exception.date, nominal_date: computed.date, reasons: [reason] };
  }
  const local = rule.local_days ? null : calendar.local(computed.date);
  if (local === null) return computed;
  const unmoved = `Dia ${shortDay(computed.date)} ${wordsOf(computed.date, local)}; esta regra não conta feriados locais.`;
  return { ...computed, reasons: [...computed.reasons, unmoved] };
}

/** The due dates of a payment in quotas: each under the rule of its own month. Empty where there is none. */
export function quotaDates(rule: Rule, competence: Competence, calendars: Calendars): CalendarDate[] {
  const { due } = rule;
  if (due === null) return [];
  return Array.from({ length: rule.quotas }, (_, quota) => {
    const later = { ...rule, due: { ...due, months_after: due.months_after + quota } };
    return dueDate(later, competence, calendars).date;
  }).filter((date) => date !== null);
}

/** Why a month has no date; null where it has one. */
function whyNone(rule: Rule, competence: Competence): string[] | null {
  const hasEnded = rule.valid_to !== null && competence > rule.valid_to;
  if (rule.ended !== null && (hasEnded || rule.due === null)) {
    return hasEnded ? [rule.ended] : [NO_EARLIER_RULE, rule.ended];
  }
  if (rule.valid_from !== null && competence < rule.valid_from) return [NO_EARLIER_RULE];
  if (hasEnded) return ['Sem efeito nesta competência.'];
  if (!endsPeriod(rule, competence)) {
    return rule.period === 'quarter'
      ? [`A competência ${monthName(competence)} não encerra um trimestre.`]
      : [`Regra anual: a competência é 12/${competence.slice(0, 4)}.`];
  }
  return rule.due === null ? [NO_DATE_PUBLISHED] : null;
}

const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const;

/** Whether it is a month that the rule can be about: of a quarter or a year the last one. */
export const endsPeriod = ({ period }: Pick<Rule, 'period'>, competence: Competence): boolean =>
  Number(competence.slice(5, 7)) % MONTHS_OF[period] === 0;

function closuresFor(rule: Rule, due: Due, calendar: LawCalendar) {
  const saturdaysCount = due.kind === 'nth_business_day' && due.saturdays_count;
  return (date: CalendarDate): Closure | null => {
    const national = calendar.national(date);
    const isOpenSaturday = saturdaysCount && national?.kind === 'weekend' && weekdayOf(date) === 6;
    if (national !== null && !isOpenSaturday) return national;
    return rule.local_days ? calendar.local(date) : null;
  };
}

function dateOf(due: Due, of: Case): Dated {
  switch (due.kind) {
    case 'day':
      return onDay(due, of);
    case 'last_business_day':
      return onLastBusinessDay(due, of);
    case 'nth_business_day':
      return onNthBusinessDay(due, of);
  }
}

function onDay({ day }: DueOf<'day'>, { rule, month, closureOn }: Case): Dated {
  const nominal = dayWithin(month, day);
  const closure = closureOn(nominal);
  const isOpen = (date: CalendarDate) => closureOn(date) === null;
  const fixed = { date: nominal, nominal_date: nominal };
  const what = closure === null ? '' : `Dia ${shortDay(nominal)} ${wordsOf(nominal, closure)}`;
  if (rule.shift === null) {
    const unknown = 'A norma dá o dia, e não o que vale quando ele não é útil: o escritório confirma.';
    return { ...fixed, reasons: [TO_BE_CONFIRMED, what === '' ? unknown : `${what}. ${unknown}`] };
  }
  if (closure === null) return { ...fixed, reasons: [] };
  if (rule.shift === 'F')
    return { ...fixed, reasons: [`${what}, e o prazo fica nesse dia, como publicado.`] };
  const isEarlier = rule.shift === 'A';
  const date = isEarlier ? anticipated(nominal, isOpen) : postponed(nominal, isOpen);
  const moved = isEarlier ? `vence antes: ${namedDay(date)}` : `passa para ${namedDay(date)}`;
  const reason = `${whyClosed(closedBetween(nominal, date, closureOn))}. ${rule.subject} ${moved}.`;
  return { date, nominal_date: nominal, reasons: [reason] };
}

function onLastBusinessDay({ until_day }: DueOf<'last_business_day'>, { month, closureOn }: Case): Dated {
  const last = until_day === null ? lastDayOf(month) : dayWithin(month, until_day);
  const date = anticipated(last, (day) => closureOn(day) === null);
  if (date === last) return { date, nominal_date: date, reasons: [] };
  const span = until_day === null ? 'do mês' : `até o dia ${until_day}`;
  const why = whyClosed(closedBetween(last, date, closureOn));
  return { date, nominal_date: date, reasons: [`${why}. O último dia útil ${span} é ${namedDay(date)}.`] };
}

function onNthBusinessDay({ nth }: DueOf<'nth_business_day'>, { month, closureOn }: Case): Dated {
  const date = nthBusinessDay(month, nth, (day) => closureOn(day) === null);
  const skipped = closedBetween(month, date, closureOn).filter((day) => day.closure.kind !== 'weekend');
  if (skipped.length === 0) return { date, nominal_date: date, reasons: [] };
  const why = `${skipped.length === 1 ? 'Não conta' : 'Não contam'} ${closedInCount(skipped)}`;
  return { date, nominal_date: date, reasons: [`${why}. O ${nth}º dia útil é ${namedDay(date)}.`] };
}

/** The day of a month, the last one where the month has no such day. */
function dayWithin(month: Month, day: number): CalendarDate {
  const date = dayOfMonth(month, day);
  return monthOf(date) === month ? date : lastDayOf(month);
}

/** The closed days from one day on, forwards or backwards, before another. */
function closedBetween(
  from: CalendarDate,
  to: CalendarDate,
  closureOn: (date: CalendarDate) => Closure | null,
): ClosedDay[] {
  const days: ClosedDay[] = [];
  for (let date = from; date !== to; date = addDays(date, from < to ? 1 : -1)) {
    const closure = closureOn(date);
    if (closure !== null) days.push({ date, closure });
  }
  return days;
}
