import { addDays } from '../calendar/calendar-dates.ts';
import { calendarDateOf, hourOf, momentOf } from '../formats/dates.ts';
import type { NoticeChoices } from './notice-channels.ts';

/** Whole hours in the firm's time: from the one on to the other no push is shown. Equal: there are none. */
export type QuietHours = { from: number; to: number };

export const QUIET_AT_FIRST: QuietHours = { from: 20, to: 8 };

export const quietHoursOf = ({ quiet_from, quiet_to }: Partial<NoticeChoices>): QuietHours => ({
  from: quiet_from ?? QUIET_AT_FIRST.from,
  to: quiet_to ?? QUIET_AT_FIRST.to,
});

const isQuiet = (hour: number, { from, to }: QuietHours) =>
  from <= to ? from <= hour && hour < to : hour >= from || hour < to;

/** When a push of `now` may be shown: now, or when the quiet hours end. */
export function pushTime(now: Date, quiet: QuietHours): Date {
  const hour = hourOf(now);
  if (!isQuiet(hour, quiet)) return now;
  const today = calendarDateOf(now);
  return momentOf(hour >= quiet.to ? addDays(today, 1) : today, quiet.to);
}

/** The same of an e-mail, which wakes nobody: it waits for who chose hours, and for nobody else. */
export function mailTime(now: Date, choices: Partial<NoticeChoices>): Date {
  const isChosen = choices.quiet_from !== undefined || choices.quiet_to !== undefined;
  return isChosen ? pushTime(now, quietHoursOf(choices)) : now;
}
