import { expect, test } from 'vitest';
import { isTaskLate } from './task-late.ts';

const today = '2026-11-20';

test('a task is late once its day has passed and it is not completed', () => {
  expect(isTaskLate({ status: 'pending', due_date: '2026-11-19' }, today)).toBe(true);
  expect(isTaskLate({ status: 'in_progress', due_date: '2026-11-19' }, today)).toBe(true);
  expect(isTaskLate({ status: 'pending', due_date: today }, today)).toBe(false);
  expect(isTaskLate({ status: 'completed', due_date: '2026-11-19' }, today)).toBe(false);
});

test('a task without a date is never late', () => {
  expect(isTaskLate({ status: 'pending', due_date: null }, today)).toBe(false);
});
