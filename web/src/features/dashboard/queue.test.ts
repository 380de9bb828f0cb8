import type { Fields } from '@portal/domain';
import { expect, it } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { readWaiting } from './waiting.ts';
import { readWeek } from './week.ts';

const TODAY = '2026-11-20';
const TASK: Fields<'tasks'> = {
  title: 'Conferir',
  client_id: null,
  assigned_to: null,
  due_date: null,
  status: 'pending',
  checklist: [],
  obligation_id: null,
  request_id: null,
};
const OBLIGATION: Fields<'obligations'> = {
  client_id: 'c1',
  name: 'DAS',
  due_date: TODAY,
  priority: null,
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
};
const DOCUMENT: Fields<'documents'> = {
  client_id: 'c1',
  filename: 'nota.pdf',
  storage_path: 'client-documents/t/c1/d1/r.pdf',
  mime_type: 'application/pdf',
  size_bytes: 10,
  category: 'client_upload',
  description: null,
  uploaded_by: 'zeca',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
};

it('counts open requests, late tasks and what clients sent and nobody has looked at', async () => {
  const { db } = openTestAccount();
  const request = { client_id: 'c1', service_id: 's1', description: 'Guia', answer: null, document_ids: [] };
  await db.service_requests.bulkPut([
    serverRow('service_requests', 'open', { ...request, status: 'open' }),
    serverRow('service_requests', 'moving', { ...request, status: 'in_progress' }),
  ]);
  await db.tasks.bulkPut([
    serverRow('tasks', 'late', { ...TASK, due_date: '2026-11-19', status: 'in_progress' }),
    serverRow('tasks', 'today', { ...TASK, due_date: TODAY }),
    serverRow('tasks', 'done', { ...TASK, due_date: '2026-11-01', status: 'completed' }),
    serverRow('tasks', 'whenever', TASK),
  ]);
  await db.documents.bulkPut([
    serverRow('documents', 'new', DOCUMENT),
    serverRow('documents', 'seen', { ...DOCUMENT, review: 'ok' }),
    serverRow('documents', 'own', { ...DOCUMENT, category: 'Guias' }),
    serverRow('documents', 'plain', { ...DOCUMENT, category: null }),
  ]);
  expect(await readWaiting(db, TODAY)).toEqual({
    unanswered: [],
    openRequests: 1,
    documentsToCheck: 1,
    lateTasks: 1,
  });
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
  expect(week[0]).toEqual({ day: TODAY, obligations: 1, tasks: 0 });
  expect(week[6]).toEqual({ day: '2026-11-26', obligations: 1, tasks: 1 });
});
