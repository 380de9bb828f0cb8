import type { CalendarDate } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';
import { countToCheck } from './documents.ts';
import { countLateTasks } from './find-tasks.ts';
import { listUnanswered, type UnansweredThread } from './inbox.ts';
import { countOpenRequests } from './requests.ts';

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
