import type { Fields } from '@portal/domain';
import { expect, it } from 'vitest';
import { DOCUMENT, OBLIGATION, openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { readQueue } from './queue.ts';
import { keyOf } from './queue-words.ts';
import { readWeek } from './week.ts';

const TODAY = '2026-11-20';
const SENT: Fields<'documents'> = { ...DOCUMENT, category: 'client_upload' };

const at = (day: number) => ({ created_at: `2026-11-${day}T12:00:00.000000000Z` });

it('puts what waits for the office in order, the longest waiting first, and says how much there is', async () => {
  const { db } = openTestAccount();
  const request = { client_id: 'c1', service_id: 's1', description: 'Guia', answer: null, document_ids: [] };
  await db.service_requests.bulkPut([
    serverRow('service_requests', 'newer', { ...request, status: 'open' }, at(19)),
    serverRow('service_requests', 'older', { ...request, status: 'open' }, at(12)),
    serverRow('service_requests', 'moving', { ...request, status: 'in_progress' }, at(11)),
  ]);
  await db.tasks.bulkPut([
    serverRow('tasks', 'late', { ...TASK, due_date: '2026-11-18', status: 'in_progress' }),
    serverRow('tasks', 'today', { ...TASK, due_date: TODAY }),
    serverRow('tasks', 'done', { ...TASK, due_date: '2026-11-01', status: 'completed' }),
    serverRow('tasks', 'whenever', TASK),
  ]);
  await db.obligations.bulkPut([
    serverRow('obligations', 'oldest', { ...OBLIGATION, due_date: '2026-10-15', status: 'in_progress' }),
    serverRow('obligations', 'late', { ...OBLIGATION, due_date: '2026-11-19' }),
    serverRow('obligations', 'now', OBLIGATION),
    serverRow('obligations', 'done', { ...OBLIGATION, due_date: '2026-11-10', status: 'completed' }),
  ]);
  await db.documents.bulkPut([
    serverRow('documents', 'new', SENT, at(18)),
    serverRow('documents', 'newer', SENT, at(19)),
    serverRow('documents', 'other', { ...SENT, client_id: 'c2' }, at(17)),
    serverRow('documents', 'seen', { ...SENT, review: 'ok' }, at(10)),
    serverRow('documents', 'own', { ...SENT, category: 'Guias' }, at(10)),
  ]);
  const { answer, check, overdue } = await readQueue(db, TODAY, 2);
  expect([answer.items.map(keyOf), answer.total]).toEqual([['request older', 'request newer'], 2]);
  expect([check.items.map(keyOf), check.total]).toEqual([['documents c2', 'documents c1'], 3]);
  expect(overdue.items.map(keyOf)).toEqual(['obligation oldest', 'task late']);
  expect(overdue).toMatchObject({ total: 3, obligations: 2, oldest: '2026-10-15' });
});

it('tells for each of the seven days from today on what is open', async () => {
  const { db } = openTestAccount();
  await db.obligations.bulkPut([
    serverRow('obligations', 'past', { ...OBLIGATION, due_date: '2026-11-19' }),
    serverRow('obligations', 'now', OBLIGATION),
    serverRow('obligations', 'done', { ...OBLIGATION, status: 'completed' }),
    serverRow('obligations', 'last', { ...OBLIGATION, due_date: '2026-11-26' }),
    serverRow('obligations', 'next', { ...OBLIGATION, due_date: '2026-11-27' }),
  ]);
  await db.tasks.bulkPut([
    serverRow('tasks', 'open', { ...TASK, due_date: '2026-11-26' }),
    serverRow('tasks', 'done', { ...TASK, due_date: '2026-11-26', status: 'completed' }),
  ]);
  const week = await readWeek(db, TODAY);
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: TODAY, obligations: 1, kinds: [{ kind: 'DAS', count: 1 }], tasks: 0 });
  expect(week[6]).toMatchObject({ day: '2026-11-26', obligations: 1, tasks: 1 });
});

it('finds who waits the longest behind hundreds of documents of one client, and counts those of each', async () => {
  const { db } = openTestAccount();
  const arrived = (id: string, minute: number, over: Partial<Fields<'documents'>> = {}) =>
    serverRow(
      'documents',
      id,
      { ...SENT, ...over },
      {
        created_at: `2026-11-10T${String(10 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}:00.000000000Z`,
      },
    );
  await db.documents.bulkPut([
    ...Array.from({ length: 250 }, (_, minute) => arrived(`many ${minute}`, minute)),
    arrived('seen', 251, { client_id: 'c5', review: 'ok' }),
    arrived('of nobody', 252, { client_id: null }),
    arrived('second', 253, { client_id: 'c2' }),
    arrived('third', 254, { client_id: 'c3' }),
    arrived('also of nobody', 255, { client_id: null }),
  ]);
  const { check } = await readQueue(db, TODAY, 3);
  expect(check.items.map((item) => [keyOf(item), item.kind === 'documents' && item.toCheck.count])).toEqual([
    ['documents c1', 250],
    ['documents general', 2],
    ['documents c2', 1],
  ]);
  expect(check.total).toBe(254);
});
