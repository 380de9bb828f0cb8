import { addDays } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';

/** The same day every year: Lei 662/1949 and Lei 6.802/1980. Short, to be read on a day of a calendar. */
const FIXED: Record<string, string> = {
  '01-01': 'Ano Novo',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência',
  '10-12': 'N. Sra. Aparecida',
  '11-02': 'Finados',
  '11-15': 'República',
  '11-20': 'Consciência Negra',
  '12-25': 'Natal',
};
/** By days from Easter. Carnival and Corpus Christi are no holidays by law; banks are closed on them all the same. */
const EASTER: Record<number, string> = {
  [-48]: 'Carnaval',
  [-47]: 'Carnaval',
  [-2]: 'Sexta-feira Santa',
  60: 'Corpus Christi',
};
/** Lei 14.759/2023. */
const FIRST_CONSCIENCIA_NEGRA = '2024-11-20';

/** The national holiday that a day is; null for any other. */
export function holidayOn(date: CalendarDate): string | null {
  const fixed = FIXED[date.slice(5)];
  if (fixed !== undefined) return date.endsWith('-11-20') && date < FIRST_CONSCIENCIA_NEGRA ? null : fixed;
  const easter = easterOf(Number(date.slice(0, 4)));
  const moving = Object.entries(EASTER).find(([days]) => addDays(easter, Number(days)) === date);
  return moving?.[1] ?? null;
}

/** Gregorian Easter Sunday (Meeus/Jones/Butcher). */
function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}
