import { expect, test } from 'vitest';
import { CLIENT, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { readOfficeMonth } from './office-month.ts';

const DUE = {
  name: 'ISS',
  priority: null,
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
} as const;
const person = (full_name: string, is_active = true) =>
  ({ full_name, kind: 'staff', role: 'accountant', client_ids: [] as string[], is_active }) as const;

test('a month has its obligations with who looks after their clients, and its tasks', async () => {
  const { db } = openTestAccount();
  await db.clients.bulkPut(['c1', 'c2', 'c3'].map((id) => serverRow('clients', id, CLIENT)));
  await db.people.bulkPut([
    serverRow('people', 'rui', person('Rui')),
    serverRow('people', 'gone', person('Gil', false)),
  ]);
  await db.thread_staff.bulkPut([
    serverRow('thread_staff', 'c1', { client_id: 'c1', assigned_to: 'rui' }),
    serverRow('thread_staff', 'c2', { client_id: 'c2', assigned_to: 'gone' }),
  ]);
  await db.obligations.bulkPut(
    ['c1', 'c2', 'c3'].map((client_id) =>
      serverRow('obligations', client_id, {
        ...DUE,
        document_ids: [],
        client_id,
        due_date: '2026-11-10',
      }),
    ),
  );
  await db.obligations.put(
    serverRow('obligations', 'later', { ...DUE, document_ids: [], client_id: 'c1', due_date: '2026-12-01' }),
  );
  await db.tasks.bulkPut([
    serverRow('tasks', 't1', { ...TASK, due_date: '2026-11-30' }),
    serverRow('tasks', 't2', { ...TASK, due_date: '2026-12-01' }),
    serverRow('tasks', 't3', TASK),
  ]);
  const { obligations, tasks, staff } = await readOfficeMonth(db, '2026-11-01');
  expect(obligations.map(({ id, responsible }) => [id, responsible])).toEqual([
    ['c1', 'rui'],
    ['c2', null],
    ['c3', null],
  ]);
  expect(tasks.map(({ id }) => id)).toEqual(['t1']);
  expect(staff.map(({ id }) => id)).toEqual(['rui']);
});
