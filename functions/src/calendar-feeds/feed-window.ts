import { addMonths, type CalendarDate, lastDayOf, monthOf } from '@portal/domain';

const MONTHS_BACK = 3;
const MONTHS_AHEAD = 13;

/** Whole months, so that what a calendar is told changes with the rows and once a month. */
export type FeedWindow = { from: CalendarDate; to: CalendarDate };
export const windowOf = (today: CalendarDate): FeedWindow => ({
  from: addMonths(monthOf(today), -MONTHS_BACK),
  to: lastDayOf(addMonths(monthOf(today), MONTHS_AHEAD)),
});
