import {
  calendarDateOf,
  formatInstantDate,
  formatInstantTime,
  fromInstant,
  type Instant,
} from '@portal/domain';

/** Today the hour, before that the day: what a list of conversations has room for. */
export function inboxTime(at: Instant, now: Date): string {
  const isToday = calendarDateOf(fromInstant(at)) === calendarDateOf(now);
  return isToday ? formatInstantTime(at) : formatInstantDate(at);
}
