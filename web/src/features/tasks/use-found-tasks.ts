import { useLocalRead } from '#data/live/use-local-query.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { findTasks, type FoundTasks, hasTasks, type TaskSearch } from '#data/tasks/find-tasks.ts';
import { ME, type TaskFilter } from './task-filter.ts';

/** What is looked for, and whether there is anything at all. */
export type Found = FoundTasks & { hasAny: boolean };

type Asked = { query: string; filter: TaskFilter; limit: number; today: string; uid: string };

/** The tasks of a search; `limit` of the completed ones. */
export function useFoundTasks({ query, filter, limit, today, uid }: Asked) {
  const { assignee, client_id, status, day, isLate } = filter;
  const assigned_to = assignee === ME ? uid : assignee;
  const search: TaskSearch = { query, assigned_to, client_id, status, day, isLate };
  return useLocalRead({
    name: `tasks ${JSON.stringify([search, today, limit])}`,
    read: (db) => read(db, search, today, limit),
  });
}

async function read(db: PortalDatabase, search: TaskSearch, today: string, limit: number): Promise<Found> {
  const [found, hasAny] = await Promise.all([findTasks(db, search, today, limit), hasTasks(db)]);
  return { ...found, hasAny };
}
