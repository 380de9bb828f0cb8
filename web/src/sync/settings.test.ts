import { toInstant } from '@portal/domain';
import { expect, test } from 'vitest';
import { windowStart } from './settings.ts';

const startAt = (iso: string) => windowStart(toInstant(new Date(iso)));

test('the window of a staff device begins with a month of Brasília, 24 months ago', () => {
  expect(startAt('2026-11-20T12:00:00Z')).toBe('2024-11-01T03:00:00.000000000Z');
  expect(startAt('2027-01-31T12:00:00Z')).toBe('2025-01-01T03:00:00.000000000Z');
});

test('a month is over at midnight in Brasília, not in Greenwich', () => {
  expect(startAt('2026-12-01T02:59:59.999Z')).toBe('2024-11-01T03:00:00.000000000Z');
  expect(startAt('2026-12-01T03:00:00Z')).toBe('2024-12-01T03:00:00.000000000Z');
});
