import { type CalendarDate, earlierFirst, type Instant, type Row } from '@portal/domain';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import { countToCheck, listToCheck, type ToCheck } from '#data/documents/review.ts';
import { listOverdue } from '#data/figures/dashboard.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { listUnanswered, type UnansweredThread } from '#data/messages/inbox.ts';
import { countOpenRequests, listOpenRequests } from '#data/requests/requests.ts';
import { listLateTasks } from '#data/tasks/find-tasks.ts';
import { type ShownTask, withNames } from '#data/tasks/task-names.ts';

/** What waits for somebody of the office, by what there is to do. Approvals are asked of the server and come apart. */
export type QueueItem =
  | { kind: 'thread'; thread: UnansweredThread; last: string }
  | { kind: 'request'; request: WithClientName<Row<'service_requests'>> }
  /** null: the firm's own. */
  | { kind: 'documents'; toCheck: ToCheck; client_name: string | null }
  | { kind: 'obligation'; obligation: WithClientName<Row<'obligations'>> }
  | { kind: 'task'; task: ShownTask };

/** The first items of a group, the longest waiting first, and how much there is in all. */
export type QueueGroup = { items: QueueItem[]; total: number };

export type Queue = {
  answer: QueueGroup;
  /** `total` counts documents, an item is those of one client. */
  check: QueueGroup;
  overdue: QueueGroup & { obligations: number; oldest: CalendarDate | null };
};

/** The same under a name: the day that comes back is drawn with what waited when it was left. */
export const queueRead = (today: CalendarDate, most: number): LocalRead<Queue> => ({
  name: `queue of ${today}, ${most} of each`,
  read: (db) => readQueue(db, today, most),
});

/** `most` items of each group; a few hundred small rows are read, however many clients there are. */
export async function readQueue(db: PortalDatabase, today: CalendarDate, most: number): Promise<Queue> {
  const [answer, check, overdue] = await Promise.all([
    readAnswers(db, most),
    readChecks(db, most),
    readLate(db, today, most),
  ]);
  return { answer, check, overdue };
}

async function readAnswers(db: PortalDatabase, most: number): Promise<QueueGroup> {
  const [threads, requests, openRequests] = await Promise.all([
    listUnanswered(db),
    listOpenRequests(db, most),
    countOpenRequests(db),
  ]);
  const first = await Promise.all(threads.slice(0, most).map((thread) => withLastWord(db, thread)));
  const items: QueueItem[] = [
    ...first,
    ...requests.map((request) => ({ kind: 'request' as const, request })),
  ];
  const oldestFirst = items.sort((a, b) => earlierFirst(sinceOf(a), sinceOf(b)));
  return { items: oldestFirst.slice(0, most), total: threads.length + openRequests };
}

async function withLastWord(db: PortalDatabase, thread: UnansweredThread): Promise<QueueItem> {
  const last = await startingWith(db.messages, '[client_id+created_at]', thread.client_id).last();
  return { kind: 'thread', thread, last: last?.content ?? '' };
}

async function readChecks(db: PortalDatabase, most: number): Promise<QueueGroup> {
  const [first, total] = await Promise.all([listToCheck(db, most), countToCheck(db)]);
  const named = await withClientNames(
    db,
    first.flatMap(({ client_id }) => (client_id === null ? [] : [{ client_id }])),
  );
  const names = new Map(named.map(({ client_id, client_name }) => [client_id, client_name]));
  return {
    items: first.map((toCheck) => ({
      kind: 'documents',
      toCheck,
      client_name: toCheck.client_id === null ? null : (names.get(toCheck.client_id) ?? null),
    })),
    total,
  };
}

async function readLate(db: PortalDatabase, today: CalendarDate, most: number): Promise<Queue['overdue']> {
  const [obligations, tasks] = await Promise.all([listOverdue(db, today, most), listLateTasks(db, today)]);
  const named = await withNames(db, tasks.slice(0, most));
  const items: QueueItem[] = [
    ...obligations.rows.map((obligation) => ({ kind: 'obligation' as const, obligation })),
    ...named.map((task) => ({ kind: 'task' as const, task })),
  ];
  const oldestFirst = items.sort((a, b) => earlierFirst(sinceOf(a), sinceOf(b)));
  return {
    items: oldestFirst.slice(0, most),
    total: obligations.total + tasks.length,
    obligations: obligations.total,
    oldest: obligations.rows[0]?.due_date ?? null,
  };
}

/** Since when it waits; of what is late its day, which sorts among instants as its midnight. */
export function sinceOf(item: QueueItem): Instant {
  switch (item.kind) {
    case 'thread':
      return item.thread.since;
    case 'request':
      return item.request.created_at;
    case 'documents':
      return item.toCheck.oldest;
    case 'obligation':
      return item.obligation.due_date;
    case 'task':
      return item.task.due_date ?? '';
  }
}
