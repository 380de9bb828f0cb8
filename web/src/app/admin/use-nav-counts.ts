import { calendarDateOf, type EntityName } from '@portal/domain';
import { countToCheck } from '#data/documents/review.ts';
import { readConnection } from '#data/live/connection.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { unreadThreadsOf } from '#data/messages/inbox.ts';
import { countOpenRequests } from '#data/requests/requests.ts';
import { listLateTasks } from '#data/tasks/find-tasks.ts';

/** What waits for somebody, by the sidebar's entry; null until the device knows, which is no zero. */
export type NavCounts = {
  documents_to_check: number | null;
  unread_threads: number | null;
  late_tasks: number | null;
  open_requests: number | null;
  attention: number | null;
};

const UNKNOWN = { documents_to_check: null, late_tasks: null, open_requests: null, attention: null };

export function useNavCounts(): NavCounts {
  const { uid } = useLocalAccount();
  const counts = valueOr(useLocalQuery(readCounts, []), UNKNOWN);
  const unread_threads = useLiveRead(unreadThreadsOf(uid)) ?? null;
  return { ...counts, unread_threads };
}

async function readCounts(db: PortalDatabase): Promise<Omit<NavCounts, 'unread_threads'>> {
  const today = calendarDateOf(new Date());
  const [documents_to_check, late_tasks, open_requests, { parked }] = await Promise.all([
    onceArrived(db, 'documents', () => countToCheck(db)),
    onceArrived(db, 'tasks', async () => (await listLateTasks(db, today)).length),
    onceArrived(db, 'service_requests', () => countOpenRequests(db)),
    readConnection(db),
  ]);
  return { documents_to_check, late_tasks, open_requests, attention: parked };
}

async function onceArrived(
  db: PortalDatabase,
  entity: EntityName,
  count: () => Promise<number>,
): Promise<number | null> {
  return (await isPulled(db, [entity])) ? count() : null;
}
