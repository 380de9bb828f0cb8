import 'fake-indexeddb/auto';
import type { ObligationStatus, Row, Stamps } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { countPendingOf, listOverdue, readDashboard } from './dashboard.ts';
import { dashboardDays } from './dashboard-days.ts';

const days = dashboardDays(new Date('2026-11-20T13:00:00Z'));

const stamps: Stamps = {
  tenant_id: 'aurora',
  rev: 1,
  created_at: '2026-11-10T12:00:00.000000000Z',
  created_by: 'u1',
  updated_at: '2026-11-10T12:00:00.000000000Z',
  updated_by: 'u1',
  last_op: 'u1_x',
  deleted_at: null,
};

const obligation = (id: string, status: ObligationStatus, due_date: string): Row<'obligations'> => ({
  ...stamps,
  id,
  client_id: 'c1',
  name: 'DAS',
  due_date,
  priority: null,
  status,
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
});

const task = (id: string, status: 'pending' | 'completed', updated_at: string): Row<'tasks'> => ({
  ...stamps,
  updated_at,
  id,
  title: 'Conferir',
  client_id: null,
  assigned_to: null,
  due_date: null,
  status,
  checklist: [],
  obligation_id: null,
  request_id: null,
});

let db: PortalDatabase;
beforeEach(() => {
  db = openDatabase('u1', 'aurora');
});
afterEach(() => db.delete());

describe('the dashboard’s days', () => {
  it('are those of São Paulo, not of the clock in London', () => {
    const lateAtNight = dashboardDays(new Date('2026-12-01T02:30:00Z'));
    expect(lateAtNight).toMatchObject({
      today: '2026-11-30',
      tomorrow: '2026-12-01',
      firstOfMonth: '2026-11-01',
      firstOfNextMonth: '2026-12-01',
      monthStart: '2026-11-01T03:00:00.000000000Z',
    });
  });

  it('run over the end of a year', () => {
    expect(dashboardDays(new Date('2026-12-31T15:00:00Z'))).toMatchObject({
      tomorrow: '2027-01-01',
      firstOfNextMonth: '2027-01-01',
    });
  });
});

describe('the dashboard’s figures', () => {
  it('are all zero in an empty database', async () => {
    const figures = await readDashboard(db, days);
    expect(Object.values(figures).every((value) => value === 0 || value === null)).toBe(true);
  });

  it('count as overdue what is not completed and was due before today, whatever status is stored', async () => {
    await db.obligations.bulkAdd([
      obligation('1', 'pending', '2026-11-19'),
      obligation('2', 'in_progress', '2026-11-03'),
      obligation('3', 'overdue', '2026-11-18'),
      obligation('4', 'completed', '2026-11-01'),
      obligation('5', 'pending', '2026-11-20'),
    ]);
    const figures = await readDashboard(db, days);
    expect(figures).toMatchObject({ overdueObligations: 3, oldestOverdue: '2026-11-03' });
  });

  it('count pending obligations by status, and apart those of this month and of tomorrow', async () => {
    await db.obligations.bulkAdd([
      obligation('1', 'pending', '2026-10-31'),
      obligation('2', 'pending', '2026-11-01'),
      obligation('3', 'pending', '2026-11-21'),
      obligation('4', 'pending', '2026-12-01'),
      obligation('5', 'in_progress', '2026-11-21'),
      obligation('6', 'completed', '2026-11-21'),
    ]);
    expect(await readDashboard(db, days)).toMatchObject({
      pendingObligations: 4,
      pendingThisMonth: 2,
      dueTomorrow: 2,
    });
  });

  it('count completed tasks, and apart those of this month', async () => {
    await db.tasks.bulkAdd([
      task('1', 'completed', '2026-11-01T03:00:00.000000000Z'),
      task('2', 'completed', '2026-11-01T02:59:59.000000000Z'),
      task('3', 'pending', '2026-11-10T03:00:00.000000000Z'),
    ]);
    expect(await readDashboard(db, days)).toMatchObject({ completedTasks: 2, completedTasksThisMonth: 1 });
  });
});

describe('another month than the present one', () => {
  it('is counted from its first to its last instant', async () => {
    await db.tasks.bulkAdd([
      task('1', 'completed', '2026-10-01T03:00:00.000000000Z'),
      task('2', 'completed', '2026-11-01T03:00:00.000000000Z'),
    ]);
    await db.obligations.bulkAdd([
      obligation('1', 'pending', '2026-10-31'),
      obligation('2', 'pending', '2026-11-01'),
    ]);
    const october = dashboardDays(new Date('2026-11-20T13:00:00Z'), '2026-10-01');
    expect(await readDashboard(db, october)).toMatchObject({
      pendingThisMonth: 1,
      completedTasks: 2,
      completedTasksThisMonth: 1,
    });
  });

  it('as a competência counts what is pending about it, whenever it is due', async () => {
    const named = (id: string, status: ObligationStatus, name: string, due_date: string) => ({
      ...obligation(id, status, due_date),
      name,
    });
    await db.obligations.bulkAdd([
      named('1', 'pending', 'DAS 10/2026', '2026-11-20'),
      named('2', 'pending', 'EFD-Contribuições 10/2026', '2026-12-14'),
      named('3', 'pending', 'Alvará', '2026-10-30'),
      named('4', 'completed', 'ISS 10/2026', '2026-11-10'),
      named('5', 'pending', 'DAS 11/2026', '2026-12-21'),
    ]);
    expect(await countPendingOf(db, '2026-10-01')).toBe(3);
  });
});

describe('the overdue obligations', () => {
  it('are the open ones from before today, the longest ago first, with how many there are', async () => {
    await db.obligations.bulkAdd([
      obligation('b', 'pending', '2026-11-19'),
      obligation('c', 'overdue', '2026-11-19'),
      obligation('a', 'in_progress', '2026-11-02'),
      obligation('done', 'completed', '2026-11-01'),
      obligation('today', 'pending', '2026-11-20'),
    ]);
    const { rows, total } = await listOverdue(db, '2026-11-20', 2);
    expect(rows.map((row) => row.id)).toEqual(['a', 'b']);
    expect(total).toBe(3);
  });
});
