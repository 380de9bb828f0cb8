import { type CalendarDate, calendarDateOf, startOfCalendarDate, toInstant } from '@portal/domain';
import type { DashboardDays } from './dashboard.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** The days the dashboard's figures speak of. */
export function dashboardDays(now: Date): DashboardDays {
  const today = calendarDateOf(now);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const firstOfMonth = dateOf(year, month, 1);
  return {
    today,
    tomorrow: dateOf(year, month, day + 1),
    firstOfMonth,
    firstOfNextMonth: dateOf(year, month + 1, 1),
    monthStart: startOfCalendarDate(firstOfMonth),
    thirtyDaysAgo: toInstant(new Date(now.getTime() - THIRTY_DAYS_MS)),
  };
}

/** Days and months past their end run over into the next, as Date does; UTC, so that no clock change is in the way. */
function dateOf(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
