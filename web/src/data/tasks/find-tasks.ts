import {
  type CalendarDate,
  earlierFirst,
  foldTexts,
  isTaskLate,
  OPEN_TASK_STATUSES,
  type Row,
  searchFor,
  TASK_STATUSES,
  type TaskStatus,
} from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { type ShownTask, withNames } from './task-names.ts';

type Task = Row<'tasks'>;

/** What somebody looks for; null: any. */
export type TaskSearch = {
  query: string;
  assigned_to: string | null;
  client_id: string | null;
  status: TaskStatus | null;
  /** The day it is for. */
  day: CalendarDate | null;
  isLate: boolean;
};

/** By status. What is open is there whole, by date; of what is completed the last so many. */
export type FoundTasks = Record<TaskStatus, ShownTask[]> & { hasMoreCompleted: boolean };

/** Open tasks are the work of weeks; completed ones are that of years, and are read from the newest on. */
export async function findTasks(
  db: PortalDatabase,
  search: TaskSearch,
  today: CalendarDate,
  mostCompleted: number,
): Promise<FoundTasks> {
  const wanted = TASK_STATUSES.filter((status) => search.status === null || status === search.status);
  const test = (task: Task) =>
    (search.assigned_to === null || task.assigned_to === search.assigned_to) &&
    (search.client_id === null || task.client_id === search.client_id) &&
    (search.day === null || task.due_date === search.day) &&
    (!search.isLate || isTaskLate(task, today));
  const [pending, in_progress, completed] = await Promise.all(
    TASK_STATUSES.map(async (status) => {
      if (!wanted.includes(status)) return [];
      if (status !== 'completed') return matching(db, await readOpen(db, status, test), search.query);
      return search.isLate ? [] : readCompleted(db, search, test, mostCompleted + 1);
    }),
  );
  return {
    pending: pending ?? [],
    in_progress: in_progress ?? [],
    completed: (completed ?? []).slice(0, mostCompleted),
    hasMoreCompleted: (completed ?? []).length > mostCompleted,
  };
}

async function readOpen(db: PortalDatabase, status: TaskStatus, test: (task: Task) => boolean) {
  const tasks = await inStatus(db, status).toArray();
  return tasks.filter(test).sort(byDate);
}

/** The last that were touched. A search, a client or a day is looked for in all of them. */
async function readCompleted(
  db: PortalDatabase,
  { query, client_id, day }: TaskSearch,
  test: (task: Task) => boolean,
  most: number,
): Promise<ShownTask[]> {
  if (query.trim() === '' && client_id === null && day === null) {
    return withNames(db, await inStatus(db, 'completed').reverse().filter(test).limit(most).toArray());
  }
  const read = () => {
    if (day !== null) return db.tasks.where('due_date').equals(day);
    return client_id === null ? inStatus(db, 'completed') : db.tasks.where('client_id').equals(client_id);
  };
  const newest = (await read().toArray())
    .filter((task) => task.status === 'completed' && test(task))
    .sort((a, b) => earlierFirst(b.updated_at, a.updated_at));
  return (await matching(db, newest, query)).slice(0, most);
}

const inStatus = (db: PortalDatabase, status: TaskStatus) =>
  startingWith(db.tasks, '[status+updated_at]', status);

/** Those without a date last; of one day the older first. */
export function byDate(a: Task, b: Task): number {
  if (a.due_date !== b.due_date) {
    if (a.due_date === null) return 1;
    return b.due_date === null || a.due_date < b.due_date ? -1 : 1;
  }
  return earlierFirst(a.created_at, b.created_at);
}

async function matching(db: PortalDatabase, tasks: readonly Task[], query: string): Promise<ShownTask[]> {
  const named = await withNames(db, tasks);
  if (query.trim() === '') return named;
  const isFound = searchFor(query);
  return named.filter(({ title, client_name, assignee_name }) =>
    isFound(foldTexts([title, client_name, assignee_name])),
  );
}

/** Whether any task is there at all, whatever somebody looks for. */
export async function hasTasks(db: PortalDatabase): Promise<boolean> {
  return (await db.tasks.toCollection().first()) !== undefined;
}

/** Not completed and their day has passed, the longest ago first; unnamed. */
export async function listLateTasks(db: PortalDatabase, today: CalendarDate): Promise<Task[]> {
  const tasks = await Promise.all(OPEN_TASK_STATUSES.map((status) => inStatus(db, status).toArray()));
  return tasks
    .flat()
    .filter((task) => isTaskLate(task, today))
    .sort(byDate);
}
