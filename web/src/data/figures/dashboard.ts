import {
  addDays,
  type CalendarDate,
  competenceOf,
  dueRangeOf,
  type Instant,
  type Month,
  type ObligationStatus,
  OPEN_OBLIGATION_STATUSES,
  type Row,
} from '@portal/domain';
import Dexie from 'dexie';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { startingWith } from '#data/local/starting-with.ts';

export type DashboardFigures = {
  totalClients: number;
  activeClients: number;
  /** By the stored status, whatever the due date. */
  pendingObligations: number;
  pendingThisMonth: number;
  /** Not completed and due before today. */
  overdueObligations: number;
  /** Due date of the oldest of them. */
  oldestOverdue: CalendarDate | null;
  dueTomorrow: number;
  totalDocuments: number;
  recentDocuments: number;
  documentsThisMonth: number;
  completedTasks: number;
  completedTasksThisMonth: number;
};

/** The days the figures speak of, in America/Sao_Paulo, and the instants where they begin. */
export type DashboardDays = {
  today: CalendarDate;
  tomorrow: CalendarDate;
  firstOfMonth: CalendarDate;
  firstOfNextMonth: CalendarDate;
  monthStart: Instant;
  /** Where the next month begins. */
  monthEnd: Instant;
  thirtyDaysAgo: Instant;
};

const STARTED: readonly ObligationStatus[] = ['in_progress', 'overdue'];

/** Counted on indexes alone: no row is read, however many there are. All of one moment. */
export function readDashboard(db: PortalDatabase, days: DashboardDays): Promise<DashboardFigures> {
  return db.transaction('r', [db.clients, db.obligations, db.documents, db.tasks], () => countAll(db, days));
}

async function countAll(db: PortalDatabase, days: DashboardDays): Promise<DashboardFigures> {
  const [
    totalClients,
    inactiveClients,
    [allPending = 0, pendingThisMonth = 0, pendingLate = 0],
    overdueOthers,
    oldestOverdue,
    dueTomorrow,
    totalDocuments,
    [recentDocuments = 0, documentsThisMonth = 0],
    completedTasks,
    completedTasksThisMonth,
  ] = await Promise.all([
    db.clients.count(),
    startingWith(db.clients, '[status+corporate_name]', 'inactive').count(),
    countEach(
      [
        { from: null, to: null },
        { from: days.firstOfMonth, to: days.firstOfNextMonth },
        { from: null, to: days.today },
      ],
      ({ from, to }) => due(db, 'pending', from ?? Dexie.minKey, to ?? Dexie.maxKey).count(),
    ),
    sum(STARTED.map((status) => due(db, status, Dexie.minKey, days.today).count())),
    oldestOf(db, days.today),
    sum(
      OPEN_OBLIGATION_STATUSES.map((status) =>
        due(db, status, days.tomorrow, `${days.tomorrow}\uffff`).count(),
      ),
    ),
    db.documents.count(),
    countEach(
      [
        { from: days.thirtyDaysAgo, to: null },
        { from: days.monthStart, to: days.monthEnd },
      ],
      ({ from, to }) =>
        db.documents
          .where('created_at')
          .between(from ?? Dexie.minKey, to ?? Dexie.maxKey, true, false)
          .count(),
    ),
    startingWith(db.tasks, '[status+updated_at]', 'completed').count(),
    completedTasksIn(db, days.monthStart, days.monthEnd).count(),
  ]);
  return {
    totalClients,
    // The fewer are counted.
    activeClients: totalClients - inactiveClients,
    pendingObligations: allPending,
    pendingThisMonth,
    overdueObligations: pendingLate + overdueOthers,
    oldestOverdue,
    dueTomorrow,
    totalDocuments,
    recentDocuments,
    documentsThisMonth,
    completedTasks,
    completedTasksThisMonth,
  };
}

/**
 * Pending by the stored status, of one competência: the one figure that no index holds, for the month is in the
 * name. What is pending in that stretch is read, and no completed row.
 */
export async function countPendingOf(db: PortalDatabase, competence: Month): Promise<number> {
  const { from, to } = dueRangeOf(competence);
  const rows = await due(db, 'pending', from, addDays(to, 1)).toArray();
  return rows.filter((row) => competenceOf(row) === competence).length;
}

/** Open and due before today: how many, and the first of them, the longest ago first. */
export async function listOverdue(
  db: PortalDatabase,
  today: CalendarDate,
  most: number,
): Promise<{ rows: WithClientName<Row<'obligations'>>[]; total: number }> {
  const ranges = OPEN_OBLIGATION_STATUSES.map((status) => () => due(db, status, Dexie.minKey, today));
  const [total, first] = await Promise.all([
    sum(ranges.map((range) => range().count())),
    Promise.all(ranges.map((range) => range().limit(most).toArray())),
  ]);
  const rows = first
    .flat()
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
    .slice(0, most);
  return { rows: await withClientNames(db, rows), total };
}

/** `from` up to, and without, `to`; null is without an end. */
type Stretch = { from: string | null; to: string | null };

/**
 * Counts in stretches between the times that are asked about: each row once, though the ranges overlap, for counting is
 * what the screen waits for; and none that lies in no range. Answers as many as each range has.
 */
async function countEach(
  ranges: readonly Stretch[],
  count: (stretch: Stretch) => Promise<number>,
): Promise<number[]> {
  const cuts = [...new Set(ranges.flatMap(({ from, to }) => [from ?? BEGIN, to ?? END]))].sort();
  const isIn = (from: string, range: Stretch) => from >= (range.from ?? BEGIN) && from < (range.to ?? END);
  const stretches = await Promise.all(
    cuts.slice(0, -1).map(async (from, index) => {
      const to = cuts[index + 1] ?? END;
      const isAsked = ranges.some((range) => isIn(from, range));
      const ends = { from: from === BEGIN ? null : from, to: to === END ? null : to };
      return { from, count: isAsked ? await count(ends) : 0 };
    }),
  );
  return ranges.map((range) =>
    stretches.filter(({ from }) => isIn(from, range)).reduce((total, stretch) => total + stretch.count, 0),
  );
}

/** Before and after every day and instant, which begin with a digit. */
const [BEGIN, END] = ['', '~'];

/** From `from` up to, and without, `to`. */
function due(db: PortalDatabase, status: ObligationStatus, from: unknown, to: unknown) {
  return db.obligations.where('[status+due_date]').between([status, from], [status, to], true, false);
}

/** From `from` up to, and without, `to`. The last change of a completed task is its completion. */
function completedTasksIn(db: PortalDatabase, from: unknown, to: unknown) {
  return db.tasks.where('[status+updated_at]').between(['completed', from], ['completed', to], true, false);
}

async function oldestOf(db: PortalDatabase, today: CalendarDate): Promise<CalendarDate | null> {
  const oldest = await Promise.all(
    OPEN_OBLIGATION_STATUSES.map((status) => due(db, status, Dexie.minKey, today).first()),
  );
  const dates = oldest.flatMap((row) => (row === undefined ? [] : [row.due_date]));
  return dates.toSorted()[0] ?? null;
}

async function sum(counts: Promise<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((total, count) => total + count, 0);
}

/** What falls due in a month, completed or not: one range of the due dates. */
export function listDueInMonth(db: PortalDatabase, days: DashboardDays): Promise<Row<'obligations'>[]> {
  return db.obligations
    .where('due_date')
    .between(days.firstOfMonth, days.firstOfNextMonth, true, false)
    .toArray();
}
