import { type CalendarDate, lastDayOf, type Month, type Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { listStaff } from '#data/people/office-staff.ts';
import { listDueOf } from './find-obligations.ts';

export type DueObligation = Row<'obligations'> & {
  /** Who looks after its client; null: nobody. */
  responsible: string | null;
};
export type DueTask = Row<'tasks'> & { due_date: CalendarDate };

/** What falls due in a month, with who looks after it. */
export type OfficeMonth = {
  obligations: DueObligation[];
  tasks: DueTask[];
  /** The firm's people, by name. */
  staff: Row<'people'>[];
};

/** The same under a name. */
export const officeMonthRead = (month: Month): LocalRead<OfficeMonth> => ({
  name: `office month ${month}`,
  read: (db) => readOfficeMonth(db, month),
});

export async function readOfficeMonth(db: PortalDatabase, month: Month): Promise<OfficeMonth> {
  const [obligations, tasks, assigned, staff] = await Promise.all([
    listDueOf(db, month, null),
    db.tasks.where('due_date').between(month, lastDayOf(month), true, true).toArray(),
    db.thread_staff.toArray(),
    listStaff(db),
  ]);
  const known = new Set(staff.map(({ id }) => id));
  const staffOf = new Map(assigned.map((row) => [row.client_id, row.assigned_to]));
  const responsibleOf = (clientId: string) => {
    const uid = staffOf.get(clientId) ?? null;
    // Somebody who has left looks after nothing.
    return uid !== null && known.has(uid) ? uid : null;
  };
  return {
    obligations: obligations.map((row) => ({ ...row, responsible: responsibleOf(row.client_id) })),
    tasks: tasks.filter((task): task is DueTask => task.due_date !== null),
    staff,
  };
}
