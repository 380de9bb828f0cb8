import { expect, test } from 'vitest';
import { BEGINNING, earlierBy, laterOf } from '#sync/instants.ts';
import {
  begunAnew,
  isAwayTooLong,
  moveCursor,
  overlapStart,
  planPull,
  resyncCursor,
  safeAfterPage,
  startCursor,
  withinWindow,
} from './cursor.ts';

const at = (time: string) => `2026-11-20T${time}.123456789Z`;

test('an earlier instant keeps what lies below a millisecond', () => {
  expect(earlierBy(at('12:02:00'), 120_000)).toBe(at('12:00:00'));
  expect(earlierBy(at('12:00:00'), 1)).toBe('2026-11-20T12:00:00.122456789Z');
  expect(earlierBy(at('12:00:00'), 1e15)).toBe(BEGINNING);
  expect(laterOf(at('12:00:00'), at('12:00:01'))).toBe(at('12:00:01'));
});

const DAY_MS = 86_400_000;
const paged = moveCursor(startCursor('s'), { updated_at: at('12:00:00'), id: 'x' }, at('11:59:59'));

test('the first pull reads all, an interrupted one goes on, a finished one goes back by the overlap', () => {
  expect(planPull(null, 120_000)).toEqual({ kind: 'bootstrap' });
  expect(planPull(paged, 120_000)).toEqual({
    kind: 'continue',
    from: { updated_at: at('12:00:00'), id: 'x' },
  });
  expect(planPull({ ...paged, bootstrapped: true }, 120_000)).toEqual({
    kind: 'catch_up',
    from: { updated_at: at('11:57:59'), id: '' },
  });
});

test('a pull that has begun is no whole one', () => {
  const begun = moveCursor(startCursor('s'), { updated_at: at('12:00:00'), id: 'x' }, at('11:59:59'));
  expect(planPull(begun, 120_000).kind).toBe('continue');
});

test('nothing is read from before the window, and a scope that only knows where its window begins was not read yet', () => {
  const windowed = { ...startCursor('s'), since: at('12:00:00') };
  const start = { updated_at: at('12:00:00'), id: '' };
  expect(planPull(windowed, 120_000)).toEqual({ kind: 'bootstrap' });
  expect(withinWindow(windowed, null)).toEqual(start);
  expect(withinWindow(windowed, { updated_at: at('11:59:59'), id: 'x' })).toEqual(start);
  const later = { updated_at: at('12:00:00'), id: 'x' };
  expect(withinWindow(windowed, later)).toBe(later);
  expect(withinWindow(startCursor('s'), null)).toBeNull();
  expect(withinWindow(null, later)).toBe(later);
});

test('what is safe after a page is older by the time the run has taken', () => {
  const last = { updated_at: at('12:00:10'), id: 'x' };
  const cursor = moveCursor(startCursor('s'), last, safeAfterPage(last, 4_000));
  expect(cursor.safe_at).toBe(at('12:00:06'));
  expect(overlapStart(cursor, 6_000)).toEqual({ updated_at: at('12:00:00'), id: '' });
  expect(safeAfterPage(null, 4_000)).toBeNull();
});

test('pages that continue an interrupted run make nothing safer', () => {
  const later = moveCursor(paged, { updated_at: at('13:00:00'), id: 'y' }, null);
  expect(later).toMatchObject({ updated_at: at('13:00:00'), id: 'y', safe_at: at('11:59:59') });
});

test('a cursor never goes back', () => {
  const cursor = moveCursor(startCursor('s'), { updated_at: at('12:00:10'), id: 'm' }, at('12:00:10'));
  expect(moveCursor(cursor, { updated_at: at('12:00:00'), id: 'z' }, at('12:00:00'))).toEqual(cursor);
  expect(moveCursor(cursor, { updated_at: at('12:00:10'), id: 'a' }, null)).toEqual(cursor);
  expect(moveCursor(cursor, null, null)).toBe(cursor);
});

test('a device is away too long by its own clock, or by what the server has reached', () => {
  const cursor = { ...paged, bootstrapped: true };
  const safe = Date.parse('2026-11-20T11:59:59Z');
  const away = (now: number, serverNow: string | null) =>
    isAwayTooLong(cursor, { now, serverNow, awayMs: 30 * DAY_MS });
  expect(away(safe + 29 * DAY_MS, null)).toBe(false);
  expect(away(safe + 31 * DAY_MS, null)).toBe(true);
  expect(away(safe, '2026-12-25T12:00:00.000000000Z')).toBe(true);
});

test('one that was never read whole, or was read anew today, is not read anew', () => {
  const now = Date.parse('2027-02-01T12:00:00Z');
  const asked = { now, serverNow: null, awayMs: 30 * DAY_MS };
  expect(isAwayTooLong(paged, asked)).toBe(false);
  expect(isAwayTooLong({ ...paged, bootstrapped: true }, asked)).toBe(true);
  const today = { ...paged, bootstrapped: true, resynced_at: now - DAY_MS / 2 };
  expect(isAwayTooLong(today, asked)).toBe(false);
});

test('a cursor that begins anew keeps when somebody last read of before the window', () => {
  const known = { ...startCursor('messages'), bootstrapped: true, since: BEGINNING, older_at: 7 };
  expect(begunAnew(known)).toEqual({ ...startCursor('messages'), older_at: 7 });
  expect(resyncCursor(known, 9)).toEqual({ ...begunAnew(known), is_resync: true, resynced_at: 9 });
  expect(begunAnew(startCursor('messages'))).not.toHaveProperty('older_at');
});
