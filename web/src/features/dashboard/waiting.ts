import type { CalendarDate } from '@portal/domain';
import { countToCheck } from '#data/documents/documents.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { listUnanswered, type UnansweredThread } from '#data/messages/inbox.ts';
import { countOpenRequests } from '#data/requests/requests.ts';
import { countLateTasks } from '#data/tasks/find-tasks.ts';

/** What waits for somebody of the office. */
export type Waiting = {
  /** The longest first. */
  unanswered: UnansweredThread[];
  openRequests: number;
  documentsToCheck: number;
  lateTasks: number;
};

export async function readWaiting(db: PortalDatabase, today: CalendarDate): Promise<Waiting> {
  const [unanswered, openRequests, documentsToCheck, lateTasks] = await Promise.all([
    listUnanswered(db),
    countOpenRequests(db),
    countToCheck(db),
    countLateTasks(db, today),
  ]);
  return { unanswered, openRequests, documentsToCheck, lateTasks };
}
