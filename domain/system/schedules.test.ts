import { describe, expect, it } from 'vitest';
import { toInstant } from '../formats/dates.ts';
import { scheduleState, SCHEDULES, waitsTooLong } from './schedules.ts';

const NOON = new Date('2026-11-23T15:00:00Z');
const at = toInstant(NOON);
const ago = (minutes: number) => toInstant(new Date(NOON.getTime() - minutes * 60_000));
const run = (minutes: number, is_well = true) => ({ ended_at: ago(minutes), is_well, last_well_at: null });

describe('a schedule', () => {
  it('is well when its last run was, and failed when that was not', () => {
    expect(scheduleState('recheckPending', run(9), at)).toBe('well');
    expect(scheduleState('recheckPending', run(9, false), at)).toBe('failed');
  });

  it('is overdue once it did not run in twice its interval, however its last run ended', () => {
    const twice = 2 * SCHEDULES.recheckPending;
    expect(scheduleState('recheckPending', run(twice), at)).toBe('well');
    expect(scheduleState('recheckPending', run(twice + 1), at)).toBe('overdue');
    expect(scheduleState('recheckPending', run(twice + 1, false), at)).toBe('overdue');
    expect(scheduleState('eraseExpired', run(twice + 1), at)).toBe('well');
  });

  it('that never told of a run is not called well', () => {
    expect(scheduleState('recheckPending', null, at)).toBe('unknown');
  });
});

it('waits too long after half an hour', () => {
  expect([waitsTooLong(ago(30), at), waitsTooLong(ago(31), at)]).toEqual([false, true]);
});
