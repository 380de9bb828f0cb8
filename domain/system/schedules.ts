import type { Instant } from '../entities/fields.ts';
import { fromInstant } from '../formats/dates.ts';
import type { ScheduleRun } from './system-state.ts';

/** What the functions do by the clock, and after how many minutes again. */
export const SCHEDULES = {
  sendWaitingMail: 60,
  sendWaitingPush: 10,
  recheckPending: 10,
  watchWaiting: 10,
  sweepFiles: 60,
  eraseExpired: 60,
  eraseEndedContracts: 60,
  generateMonths: 60,
  chainSlips: 60,
  tellOfDays: 60,
  closeDeletedAccounts: 60,
} as const satisfies Record<string, number>;
export type ScheduleName = keyof typeof SCHEDULES;
// Keys of a const object.
export const SCHEDULE_NAMES = Object.keys(SCHEDULES) as ScheduleName[];

/** `overdue`: it should have run twice since, and nothing tells how it is. `unknown`: no run was ever told of. */
export type ScheduleState = 'well' | 'failed' | 'overdue' | 'unknown';

const MINUTE_MS = 60_000;

/** How a schedule stood at `at`, by the clock that also wrote its last run: the server's. */
export function scheduleState(name: ScheduleName, run: ScheduleRun | null, at: Instant): ScheduleState {
  if (run === null) return 'unknown';
  if (minutesBetween(run.ended_at, at) > 2 * SCHEDULES[name]) return 'overdue';
  return run.is_well ? 'well' : 'failed';
}

/** Three runs of what makes up for a lost event; what still waits then, waits for a person. */
export const WAITS_TOO_LONG_MINUTES = 30;

export const waitsTooLong = (since: Instant, at: Instant): boolean =>
  minutesBetween(since, at) > WAITS_TOO_LONG_MINUTES;

const minutesBetween = (from: Instant, to: Instant): number =>
  (fromInstant(to).getTime() - fromInstant(from).getTime()) / MINUTE_MS;
