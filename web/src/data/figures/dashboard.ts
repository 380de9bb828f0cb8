import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  competenceOf,
  dueRangeOf,
  earlierFirst,
  fromInstant,
  type Instant,
  type Month,
  type ObligationStatus,
  OPEN_OBLIGATION_STATUSES,
  type Row,
  startOfCalendarDate,
} from '@portal/domain';
import Dexie from 'dexie';
import { countersOf, monthsOf, sumOf } from '#data/counters/read-counters.ts';
import { type Counter, monthIn } from '#data/counters/counter.ts';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readTogether } from '#data/local/read-together.ts';
import { countByDay, type DueCount } from '#data/obligations/obligation-ranges.ts';

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

/** The same under a name. */
export const dashboardRead = (days: DashboardDays): LocalRead<DashboardFigures> => ({
  name: `dashboard of ${days.today}`,
  read: (db) => readDashboard(db, days),
});

/** From counters that are kept with the rows, however many there are. All of one moment. */
export function readDashboard(db: PortalDatabase, days: DashboardDays): Promise<DashboardFigures> {
  return readTogether(db, [db.documents, db.counters], () => readAll(db, days));
}

async function readAll(db: PortalDatabase, days: DashboardDays): Promise<DashboardFigures> {
  const [active, inactive, pending, started, late, documents, recentDocuments, tasks] = await Promise.all([
    countersOf(db, 'clients', 'active'),
    countersOf(db, 'clients', 'inactive'),
    countersOf(db, 'obligations', 'pending'),
    countersOf(db, 'obligations', 'in_progress'),
    countersOf(db, 'obligations', 'overdue'),
    monthsOf(db, 'documents', ''),
    countSince(db, days.thirtyDaysAgo),
    monthsOf(db, 'tasks', 'completed'),
  ]);
  const activeClients = sumOf(active);
  const open = [...pending, ...started, ...late].filter(({ count }) => count > 0);
  const overdue = open.filter(({ day }) => day < days.today);
  return {
    totalClients: activeClients + sumOf(inactive),
    activeClients,
    pendingObligations: sumOf(pending),
    pendingThisMonth: sumOf(inMonth(pending, days)),
    overdueObligations: sumOf(overdue),
    oldestOverdue: overdue.map(({ day }) => day).toSorted()[0] ?? null,
    dueTomorrow: sumOf(open.filter(({ day }) => day === days.tomorrow)),
    totalDocuments: sumOf(documents),
    recentDocuments,
    documentsThisMonth: sumOf(ofMonth(documents, days)),
    completedTasks: sumOf(tasks),
    completedTasksThisMonth: sumOf(ofMonth(tasks, days)),
  };
}

const inMonth = (counters: readonly Counter[], { firstOfMonth, firstOfNextMonth }: DashboardDays) =>
  counters.filter(({ day }) => day >= firstOfMonth && day < firstOfNextMonth);

const ofMonth = (months: readonly Counter[], { firstOfMonth }: DashboardDays) =>
  months.filter((one) => monthIn(one) === firstOfMonth);

/** Documents since an instant: what is left of its day on the index, and the days after it. */
async function countSince(db: PortalDatabase, from: Instant): Promise<number> {
  const nextDay = addDays(calendarDateOf(fromInstant(from)), 1);
  const [firstDay, later] = await Promise.all([
    db.documents.where('created_at').between(from, startOfCalendarDate(nextDay), true, false).count(),
    countersOf(db, 'documents', '', { from: nextDay }),
  ]);
  return firstDay + sumOf(later);
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
  const [counters, first] = await Promise.all([
    Promise.all(OPEN_OBLIGATION_STATUSES.map((by) => countersOf(db, 'obligations', by, { to: today }))),
    Promise.all(ranges.map((range) => range().limit(most).toArray())),
  ]);
  const total = sumOf(counters.flat());
  const rows = first
    .flat()
    .toSorted((a, b) => earlierFirst(a.due_date, b.due_date))
    .slice(0, most);
  return { rows: await withClientNames(db, rows), total };
}

/** From `from` up to, and without, `to`. */
function due(db: PortalDatabase, status: ObligationStatus, from: unknown, to: unknown) {
  return db.obligations.where('[status+due_date]').between([status, from], [status, to], true, false);
}

/** How many fall due in a month, by status and day, under a name: the day that comes back is drawn with the month it had. */
export const dueInMonthRead = (days: DashboardDays): LocalRead<DueCount[]> => ({
  name: `due from ${days.firstOfMonth}`,
  read: (db) => countByDay(db, { from: days.firstOfMonth, to: addDays(days.firstOfNextMonth, -1) }),
});
