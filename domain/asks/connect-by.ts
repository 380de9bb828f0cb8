import { daysBetween } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { shortWeekdayWord } from '../holidays/day-words.ts';

/** A week ahead is near: what waits longer is on its way long before. */
const NEAR_DAYS = 7;

/**
 * Till when a device has to be connected so that what waits arrives in time: by the end of the office's day. null: nothing is
 * near. What is late already is said to be.
 */
export function connectByText(due: CalendarDate, today: CalendarDate): string | null {
  const days = daysBetween(today, due);
  const day = `${due.slice(8)}/${due.slice(5, 7)}`;
  if (days > NEAR_DAYS) return null;
  if (days < 0) return `O prazo era ${day}: conecte-se assim que puder`;
  if (days === 0) return 'Conecte-se até as 18h de hoje';
  if (days === 1) return 'Conecte-se até as 18h de amanhã';
  return `Conecte-se até as 18h de ${shortWeekdayWord(due)}, ${day}`;
}
