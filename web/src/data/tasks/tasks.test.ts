import { describe, expect, it } from 'vitest';
import { CLIENT, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { findTasks, type TaskSearch } from './find-tasks.ts';
import {
  createTask,
  createTaskOfRequest,
  getTaskOfRequest,
  removeTask,
  restoreTask,
  updateTask,
} from './tasks.ts';

const ALL: TaskSearch = {
  query: '',
  assigned_to: null,
  client_id: null,
  status: null,
  day: null,
  isLate: false,
};
const today = '2026-11-20';

describe('finding tasks', () => {
  it('gives what is open by date, those without one last, and what is completed from the newest on', async () => {
    const { db } = openTestAccount();
    const at = (day: string) => ({ updated_at: `2026-11-${day}T12:00:00.000000000Z` });
    await db.tasks.bulkPut([
      serverRow('tasks', 'whenever', TASK),
      serverRow('tasks', 'later', { ...TASK, due_date: '2026-11-30' }),
      serverRow('tasks', 'sooner', { ...TASK, due_date: '2026-11-21' }),
      serverRow('tasks', 'old', { ...TASK, status: 'completed' }, at('01')),
      serverRow('tasks', 'new', { ...TASK, status: 'completed' }, at('03')),
      serverRow('tasks', 'middle', { ...TASK, status: 'completed' }, at('02')),
    ]);
    const found = await findTasks(db, ALL, today, 2);
    expect(found.pending.map(({ id }) => id)).toEqual(['sooner', 'later', 'whenever']);
    expect(found.completed.map(({ id }) => id)).toEqual(['new', 'middle']);
    expect(found.hasMoreCompleted).toBe(true);
    expect((await findTasks(db, ALL, today, 3)).hasMoreCompleted).toBe(false);
  });

  it('narrows by person, client, status, day and lateness, and searches names without accents', async () => {
    const { db } = openTestAccount();
    await db.clients.put(serverRow('clients', 'c1', CLIENT));
    await db.people.put(
      serverRow('people', 'ana', {
        full_name: 'Ana Dias',
        kind: 'staff',
        role: 'accountant',
        client_ids: [],
        is_active: true,
      }),
    );
    await db.tasks.bulkPut([
      serverRow('tasks', 'late', { ...TASK, client_id: 'c1', due_date: '2026-11-01' }),
      serverRow('tasks', 'ana', { ...TASK, assigned_to: 'ana', status: 'in_progress' }),
      serverRow('tasks', 'done', { ...TASK, client_id: 'c1', due_date: '2026-11-01', status: 'completed' }),
    ]);
    const ids = async (search: Partial<TaskSearch>) => {
      const { pending, in_progress, completed } = await findTasks(db, { ...ALL, ...search }, today, 50);
      return [...pending, ...in_progress, ...completed].map(({ id }) => id);
    };
    expect(await ids({ assigned_to: 'ana' })).toEqual(['ana']);
    expect(await ids({ client_id: 'c1' })).toEqual(['late', 'done']);
    expect(await ids({ status: 'completed' })).toEqual(['done']);
    expect(await ids({ isLate: true })).toEqual(['late']);
    expect(await ids({ day: '2026-11-01' })).toEqual(['late', 'done']);
    expect(await ids({ day: '2026-11-02' })).toEqual([]);
    expect(await ids({ query: 'pao dourado' })).toEqual(['late', 'done']);
    expect(await ids({ query: 'ana dias' })).toEqual(['ana']);
  });

  it('names what a task is tied to', async () => {
    const { db } = openTestAccount();
    const request = {
      client_id: 'c1',
      service_id: 's1',
      description: 'x',
      status: 'open',
      answer: null,
      document_ids: [],
    } as const;
    await db.services.put(
      serverRow('services', 's1', {
        name: 'Segunda via',
        description: null,
        price_cents: null,
        is_active: true,
      }),
    );
    await db.service_requests.put(serverRow('service_requests', 'r1', { ...request, document_ids: [] }));
    await db.tasks.bulkPut([
      serverRow('tasks', 'tied', { ...TASK, request_id: 'r1' }),
      serverRow('tasks', 'lost', { ...TASK, request_id: 'gone', obligation_id: 'gone' }),
    ]);
    const { pending } = await findTasks(db, ALL, today, 50);
    expect(pending.map(({ id, request_service, obligation }) => [id, request_service, obligation])).toEqual(
      expect.arrayContaining([
        ['tied', 'Segunda via', null],
        ['lost', null, null],
      ]),
    );
  });
});

describe('a task that is removed', () => {
  it('comes back with edits that had not been sent', async () => {
    const account = openTestAccount();
    await account.db.tasks.put(serverRow('tasks', 't1', TASK));
    await updateTask(account, 't1', { title: 'Conferir a folha' });
    const removed = await removeTask(account, 't1');
    if (!removed.ok) throw new Error('not removed');
    expect(await account.db.tasks.get('t1')).toBeUndefined();
    const fields = { ...TASK, title: 'Conferir a folha' };
    expect(await restoreTask(account, { id: 't1', fields, opId: removed.op_id })).toBe(true);
    expect(await account.db.tasks.get('t1')).toMatchObject(fields);
  });

  it('that was never sent comes back as it was', async () => {
    const account = openTestAccount();
    const created = await createTask(account, TASK);
    if (!created.ok) throw new Error('not created');
    const removed = await removeTask(account, created.id);
    if (!removed.ok) throw new Error('not removed');
    expect(await restoreTask(account, { id: created.id, fields: TASK, opId: removed.op_id })).toBe(true);
    expect((await account.db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['create']);
  });
});

describe('turning a request into a task', () => {
  const request = serverRow('service_requests', 'r1', {
    client_id: 'c1',
    service_id: 's1',
    description: 'Guia do ISS',
    status: 'open',
    answer: null,
    document_ids: [],
  });
  const fields = { ...TASK, client_id: 'c1' };

  it('makes one task, however often it is asked for', async () => {
    const account = openTestAccount();
    const made = await Promise.all([
      createTaskOfRequest(account, request, fields),
      createTaskOfRequest(account, request, fields),
    ]);
    expect(made.map((result) => result.ok && result.id)).toEqual(['r1', 'r1']);
    expect(await account.db.tasks.toArray()).toMatchObject([{ id: 'r1', request_id: 'r1', client_id: 'c1' }]);
    expect(await account.db.outbox.count()).toBe(1);
  });

  it('knows the task that somebody tied to it by hand', async () => {
    const account = openTestAccount();
    await account.db.tasks.put(serverRow('tasks', 't7', { ...fields, request_id: 'r1' }));
    expect(await createTaskOfRequest(account, request, fields)).toEqual({ ok: true, id: 't7', op_id: null });
  });

  it('makes another once the first was removed', async () => {
    const account = openTestAccount();
    await account.db.tasks.put(serverRow('tasks', 'r1', { ...fields, request_id: 'r1' }));
    await removeTask(account, 'r1');
    const again = await createTaskOfRequest(account, request, fields);
    if (!again.ok) throw new Error('not made');
    expect(again.id).not.toBe('r1');
    expect((await getTaskOfRequest(account.db, request))?.id).toBe(again.id);
  });
});
