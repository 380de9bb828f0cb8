import { expect, test } from 'vitest';
import { inboxTime } from './inbox-time.ts';

test('what was said today has its hour, what was said before its day, in the time of the firm', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect(inboxTime('2026-11-20T03:00:00.000000000Z', now)).toBe('00:00');
  expect(inboxTime('2026-11-20T02:59:00.000000000Z', now)).toBe('19/11/2026');
});
