import { taskSchema } from '@portal/domain';
import { expect, it } from 'vitest';
import { taskOfRequest } from './task-of-request.ts';

it('a request becomes a task of its client, named after its service, in the hands of the person who takes it up', () => {
  const task = taskOfRequest({ id: 'r1', client_id: 'c1', service_name: 'Segunda via de guia' }, 'ana');
  expect(task).toMatchObject({
    title: 'Segunda via de guia',
    client_id: 'c1',
    assigned_to: 'ana',
    request_id: 'r1',
    status: 'pending',
  });
  expect(taskSchema.safeParse(task).success).toBe(true);
});

it('a request for a service that is gone becomes a task all the same', () => {
  const task = taskOfRequest({ id: 'r1', client_id: 'c1', service_name: null }, 'ana');
  expect(taskSchema.safeParse(task).success).toBe(true);
});
