import {
  addDays,
  addMonths,
  calendarDateOf,
  instantsOf,
  type Month,
  monthOf,
  toInstant,
} from '@portal/domain';
import type { DashboardDays } from './dashboard.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** The days the dashboard's figures speak of; `month` instead of the present one where somebody asks for it. */
export function dashboardDays(now: Date, month?: Month): DashboardDays {
  const today = calendarDateOf(now);
  const firstOfMonth = month ?? monthOf(today);
  const { from: monthStart, to: monthEnd } = instantsOf(firstOfMonth);
  return {
    today,
    tomorrow: addDays(today, 1),
    firstOfMonth,
    firstOfNextMonth: addMonths(firstOfMonth, 1),
    monthStart,
    monthEnd,
    thirtyDaysAgo: toInstant(new Date(now.getTime() - THIRTY_DAYS_MS)),
  };
}
