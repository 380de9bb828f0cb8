import { expect, test } from 'vitest';
import { afterPage, afterSnapshot, overlapStart, planPull, startCursor } from './cursor.ts';
import { BEGINNING, earlierBy, laterOf } from './instants.ts';

const at = (time: string) => `2026-11-20T${time}.123456789Z`;

test('an earlier instant keeps what lies below a millisecond', () => {
  expect(earlierBy(at('12:02:00'), 120_000)).toBe(at('12:00:00'));
  expect(earlierBy(at('12:00:00'), 1)).toBe('2026-11-20T12:00:00.122456789Z');
  expect(earlierBy(at('12:00:00'), 1e15)).toBe(BEGINNING);
  expect(laterOf(at('12:00:00'), at('12:00:01'))).toBe(at('12:00:01'));
});

test('the first pull reads all, an interrupted one goes on, a finished one goes back by the overlap', () => {
  expect(planPull(null, 120_000)).toEqual({ kind: 'bootstrap' });
  const paged = afterPage(startCursor('s'), { updated_at: at('12:00:00'), id: 'x' }, 1_000);
  expect(planPull(paged, 120_000)).toEqual({
    kind: 'continue',
    from: { updated_at: at('12:00:00'), id: 'x' },
  });
  expect(planPull({ ...paged, bootstrapped: true }, 120_000)).toEqual({
    kind: 'catch_up',
    from: { updated_at: at('11:57:59'), id: '' },
  });
});

test('what is safe after a page is older by the time the run has taken', () => {
  const cursor = afterPage(startCursor('s'), { updated_at: at('12:00:10'), id: 'x' }, 4_000);
  expect(cursor.safe_at).toBe(at('12:00:06'));
  expect(overlapStart(cursor, 6_000)).toEqual({ updated_at: at('12:00:00'), id: '' });
});

test('pages that continue an interrupted run make nothing safer', () => {
  const begun = afterPage(startCursor('s'), { updated_at: at('12:00:10'), id: 'x' }, 0);
  const later = afterPage(begun, { updated_at: at('13:00:00'), id: 'y' }, null);
  expect(later).toMatchObject({ updated_at: at('13:00:00'), id: 'y', safe_at: at('12:00:10') });
});

test('a cursor never goes back', () => {
  const cursor = afterSnapshot(startCursor('s'), { updated_at: at('12:00:10'), id: 'm' });
  expect(afterPage(cursor, { updated_at: at('12:00:00'), id: 'z' }, 0)).toEqual(cursor);
  expect(afterPage(cursor, { updated_at: at('12:00:10'), id: 'a' }, 0)).toEqual(cursor);
  expect(afterPage(cursor, null, 0)).toBe(cursor);
});
