import { expect, it } from 'vitest';
import { pauseOf } from './pauses.ts';

const NOW = '2026-11-22T12:00:00.000000000Z';
const LATER = '2026-11-22T13:00:00.000000000Z';

it('is nothing in a row from before there were pauses', () => {
  expect(pauseOf({}, 'padaria', NOW)).toBeNull();
});

it('is the quota of that company and of no other', () => {
  const user = { paused_client_ids: ['padaria'] };
  expect(pauseOf(user, 'padaria', NOW)).toEqual({ kind: 'quota' });
  expect(pauseOf(user, 'mercado', NOW)).toBeNull();
  expect(pauseOf(user, null, NOW)).toBeNull();
});

it('is haste until its time has come, whatever the company', () => {
  const user = { paused_until: LATER, paused_client_ids: ['padaria'] };
  expect(pauseOf(user, 'mercado', NOW)).toEqual({ kind: 'hurry', until: LATER });
  expect(pauseOf(user, 'mercado', LATER)).toBeNull();
  expect(pauseOf(user, 'padaria', LATER)).toEqual({ kind: 'quota' });
});
