import { addDays } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import type { PrivacyState } from '../entities/privacy-request.ts';

/** For the complete declaration of a person's data (LGPD, art. 19, II); the firm gives every answer in it. */
export const PRIVACY_DAYS = 15;

/** Counted from the day the person asks, by their device: a request made offline gains the firm no time. */
export const privacyDueDate = (today: CalendarDate): CalendarDate => addDays(today, PRIVACY_DAYS);

/** Where a request may go; from an answer nowhere: what was answered is a record. */
const NEXT: Record<PrivacyState, { person: readonly PrivacyState[]; senior: readonly PrivacyState[] }> = {
  open: { person: ['withdrawn'], senior: ['in_progress', 'done', 'refused'] },
  in_progress: { person: ['withdrawn'], senior: ['done', 'refused'] },
  done: { person: [], senior: [] },
  refused: { person: [], senior: [] },
  withdrawn: { person: [], senior: [] },
};

export const mayMovePrivacyRequest = (by: 'person' | 'senior', from: PrivacyState, to: PrivacyState) =>
  NEXT[from][by].includes(to);

export const isPrivacyRequestOpen = (state: PrivacyState) => NEXT[state].senior.length > 0;

/** The person who asked hears what was done, or why not. */
export const needsPrivacyAnswer = (state: PrivacyState) => state === 'done' || state === 'refused';
