import type { CalendarDate } from '../entities/fields.ts';
import { weekdayOf } from '../calendar/calendar-dates.ts';
import { foldText } from '../formats/search-text.ts';
import { holidayOn } from '../holidays/holidays.ts';

/** Payments follow the banks (CMN 4.880/2020), declarations the authorities. */
export type CalendarName = 'bank' | 'fiscal';

/** Why a day is no business day. */
export type Closure =
  | { kind: 'weekend' }
  | { kind: 'holiday'; name: string }
  /** No holiday by law, and nobody works. */
  | { kind: 'custom'; name: string }
  | { kind: 'banks' }
  | { kind: 'local'; name: string; where: string };

export type LawCalendar = {
  /** What closes the whole country. */
  national: (date: CalendarDate) => Closure | null;
  /** What closes a state or a city; it moves only what counts such days. */
  local: (date: CalendarDate) => Closure | null;
};
export type Calendars = Readonly<Record<CalendarName, LawCalendar>>;

/** Both null: all clients of the firm. Without a city: the whole state. */
export type Place = { state: string | null; city: string | null };

/** A state or city day that a firm keeps. */
export type FirmDay = { date: CalendarDate; name: string; calendar: CalendarName | 'both'; where: Place };

const CLOSED_BY_CUSTOM = new Set(['Carnaval', 'Corpus Christi']);
/** Banks are closed on it; declarations are taken. */
const BANKS_CLOSED = '12-31';

export const NATIONAL_CALENDARS: Calendars = calendarsOf([], { state: null, city: null });

/** The two calendars as they are for a client of this place. */
export function calendarsOf(days: readonly FirmDay[], place: Place): Calendars {
  const here = days.filter(({ where }) => isAt(where, place));
  return { bank: calendarOf('bank', here), fiscal: calendarOf('fiscal', here) };
}

function calendarOf(name: CalendarName, days: readonly FirmDay[]): LawCalendar {
  const own = days.filter(({ calendar }) => calendar === name || calendar === 'both');
  const byDate = new Map(own.map((day) => [day.date, day]));
  return {
    national: (date) => nationalClosure(name, date),
    local: (date) => {
      const day = byDate.get(date);
      return day === undefined ? null : { kind: 'local', name: day.name, where: placeName(day.where) };
    },
  };
}

function nationalClosure(calendar: CalendarName, date: CalendarDate): Closure | null {
  // Before the weekend: a holiday on a Saturday is one for those who count Saturdays.
  const name = holidayOn(date);
  if (name !== null) return { kind: CLOSED_BY_CUSTOM.has(name) ? 'custom' : 'holiday', name };
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6) return { kind: 'weekend' };
  return calendar === 'bank' && date.endsWith(BANKS_CLOSED) ? { kind: 'banks' } : null;
}

function isAt(where: Place, place: Place): boolean {
  if (where.state !== null && where.state !== place.state) return false;
  return where.city === null || foldText(where.city) === foldText(place.city ?? '');
}

const placeName = ({ state, city }: Place) =>
  [city, state].filter((part) => part !== null).join(', ') || 'todo lugar';
