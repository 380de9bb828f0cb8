import { expect, it } from 'vitest';
import type { ShownTask } from '#data/tasks/task-names.ts';
import { serverRow } from '#data/testing/local-account.ts';
import { inListOrder } from './list-order.ts';
import { newTask } from './task-form.ts';

const task = (id: string, due_date: string | null): ShownTask => ({
  ...serverRow('tasks', id, { ...newTask('ana'), title: id, due_date }),
  client_name: null,
  assignee_name: null,
  obligation: null,
  request_service: null,
});

it('mixes what is open by date, those without one last, and keeps the order of what is completed', () => {
  const found = {
    pending: [task('b', '2026-11-21'), task('d', null)],
    in_progress: [task('a', '2026-11-20'), task('c', '2026-12-01')],
    completed: [task('z', '2026-01-01'), task('y', null)],
    hasMoreCompleted: false,
  };
  expect(inListOrder(found).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'z', 'y']);
});
