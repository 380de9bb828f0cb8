import { addDays, daysBetween } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import type { ObligationSource } from '../entities/obligation.ts';
import { formatCalendarDate } from '../formats/dates.ts';
import { catalogueRule } from '../law/catalogue.ts';
import { namedDay, shortDay } from '../law/due-reasons.ts';
import { type Closure, type LawCalendar, NATIONAL_CALENDARS } from '../law/law-calendars.ts';
import type { Rule } from '../law/rule.ts';

export type WhyDay = {
  date: CalendarDate;
  /** What closes it; null for one on which banks work. */
  closed: string | null;
  isHoliday: boolean;
  isDue: boolean;
};

export type WhyDue = {
  /** What was kept of it when the obligation was made, else what the date is. */
  sentences: string[];
  /** From the day of the rule to the one it is due on; empty where nothing moved, or it moved far. */
  days: WhyDay[];
  /** 'Regra', 'Norma', 'Feriado', 'Verificado': as far as this device knows. */
  facts: { label: string; says: string }[];
};

/** Across a Carnival with its weekend. */
const MOST_DAYS = 7;

/** Why something is due on its day, from what its row kept and, where the catalogue alone made it, the catalogue. */
export function whyDue(source: ObligationSource, due: CalendarDate): WhyDue {
  const rule = ruleBehind(source);
  const nominal = source.nominal_date ?? null;
  const days =
    nominal === null ? [] : daysBetweenDates(nominal, due, NATIONAL_CALENDARS[rule?.calendar ?? 'bank']);
  const kept = source.due_reasons ?? [];
  const unmoved = rule === null ? `Vence ${namedDay(due)}.` : `${rule.subject} vence ${namedDay(due)}.`;
  const holidays = days.filter(({ isHoliday }) => isHoliday);
  const facts = [
    ...(rule === null
      ? []
      : [
          { label: 'Regra', says: ruleInWords(rule) },
          { label: 'Norma', says: rule.basis },
        ]),
    ...(holidays.length === 0
      ? []
      : [
          {
            label: 'Feriado',
            says: holidays.map(({ date, closed }) => `${closed ?? ''}, ${shortDay(date)}`).join('; '),
          },
        ]),
    ...(rule === null ? [] : [{ label: 'Verificado', says: formatCalendarDate(rule.verified_on) }]),
  ];
  return { sentences: kept.length === 0 ? [unmoved] : [...kept], days, facts };
}

/** A firm's own wording of a rule is not on a client's device: of the catalogue's alone more is known than the row says. */
function ruleBehind({ rule_key, rule_rev = 0 }: ObligationSource): Rule | null {
  return rule_key === undefined || rule_rev > 0 ? null : catalogueRule(rule_key);
}

function daysBetweenDates(nominal: CalendarDate, due: CalendarDate, calendar: LawCalendar): WhyDay[] {
  const count = Math.abs(daysBetween(nominal, due)) + 1;
  if (count === 1 || count > MOST_DAYS) return [];
  const first = nominal < due ? nominal : due;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    const closure = calendar.national(date);
    const isHoliday = closure?.kind === 'holiday';
    const isDue = date === due;
    return { date, isHoliday, isDue, closed: isDue ? null : closedWords(closure) };
  });
}

function closedWords(closure: Closure | null): string | null {
  if (closure === null) return null;
  switch (closure.kind) {
    case 'weekend':
      return 'Fim de semana';
    case 'banks':
      return 'Sem expediente bancário';
    default:
      return closure.name;
  }
}

const LATER = ['do próprio mês', 'do mês seguinte', 'do segundo mês seguinte'];

/** 'Dia 20 do mês seguinte. Sem expediente bancário, o próximo dia útil.' */
export function ruleInWords({ due, shift }: Pick<Rule, 'due' | 'shift'>): string {
  if (due === null) return 'Sem data publicada.';
  const month = LATER[due.months_after] ?? `${due.months_after} meses depois`;
  switch (due.kind) {
    case 'last_business_day':
      return due.until_day === null
        ? `Último dia útil ${month}.`
        : `Último dia útil até o dia ${due.until_day} ${month}.`;
    case 'nth_business_day':
      return `${due.nth}º dia útil ${month}.`;
    case 'day': {
      const day = `Dia ${due.day} ${month}.`;
      if (shift === 'P') return `${day} Sem expediente bancário, o próximo dia útil.`;
      return shift === 'A' ? `${day} Sem expediente bancário, o dia útil anterior.` : day;
    }
  }
}
