import { type Instant, isStaff } from '@portal/domain';
import Dexie from 'dexie';
import { isPulledFor } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { officePeople } from '#data/people/people.ts';
import { readOwnRow } from '#data/people/use-remembered-user.ts';
import { write } from '#data/writes/write.ts';

/** How far a person has read a client's thread. */
export type ReadMark =
  /** The marks of this thread have not reached the device yet: nothing can be called unread. */
  { kind: 'unknown' } | { kind: 'never' } | { kind: 'read'; upTo: Instant };

/** Who reads: nobody has unread from before their time, and for the office a colleague's word is no news. */
export type Reader = {
  uid: string;
  /** When the account was approved; null where this device does not know. */
  since: Instant | null;
  /** The people of the office by their ids, where the reader is one of them. */
  office: ReadonlySet<string> | null;
};

export async function readReader(db: PortalDatabase, uid: string): Promise<Reader> {
  const own = await readOwnRow(db);
  if (own === null) return { uid, since: null, office: null };
  const isOfOffice = own.role !== null && isStaff(own.role);
  return {
    uid,
    since: own.approved_at,
    office: isOfOffice ? new Set(await officePeople(db).primaryKeys()) : null,
  };
}

const idOf = (clientId: string, uid: string) => `${clientId}_${uid}`;

export async function getReadMark(
  db: PortalDatabase,
  clientId: string,
  { uid, since }: Pick<Reader, 'uid' | 'since'>,
): Promise<ReadMark> {
  const row = await db.thread_reads.get(idOf(clientId, uid));
  if (row !== undefined) return { kind: 'read', upTo: row.last_read_at };
  if (!(await isPulledFor(db, clientId, ['thread_reads']))) return { kind: 'unknown' };
  return since === null ? { kind: 'never' } : { kind: 'read', upTo: since };
}

/**
 * What is unread in a client's thread: messages of others that came after the reader's mark; for the office those of
 * the client that nobody of it has answered.
 */
export async function countUnread(db: PortalDatabase, clientId: string, reader: Reader): Promise<number> {
  const mark = await getReadMark(db, clientId, reader);
  if (mark.kind === 'unknown') return 0;
  const from = mark.kind === 'read' ? mark.upTo : null;
  return reader.office === null
    ? countOfOthers(db, clientId, reader.uid, from)
    : countUnanswered(db, clientId, reader.office, from);
}

/** From the newest back to the last word of the office: a few rows. */
async function countUnanswered(
  db: PortalDatabase,
  clientId: string,
  office: ReadonlySet<string>,
  from: Instant | null,
): Promise<number> {
  const unanswered = await startingWith(db.messages, '[client_id+created_at]', clientId)
    .reverse()
    .until(({ sender_id, created_at }) => office.has(sender_id) || created_at <= (from ?? ''))
    .toArray();
  return unanswered.length;
}

/** Counted by index, no row is read. */
async function countOfOthers(
  db: PortalDatabase,
  clientId: string,
  uid: string,
  after: Instant | null,
): Promise<number> {
  const from = after ?? Dexie.minKey;
  const [said, own] = await Promise.all([
    db.messages
      .where('[client_id+created_at]')
      .between([clientId, from], [clientId, Dexie.maxKey], false)
      .count(),
    db.messages
      .where('[client_id+sender_id+created_at]')
      .between([clientId, uid, from], [clientId, uid, Dexie.maxKey], false)
      .count(),
  ]);
  return said - own;
}

export const unreadOf = (clientId: string | null, uid: string): LocalRead<number> => ({
  name: `unread of ${clientId} by ${uid}`,
  read: async (db) => (clientId === null ? 0 : countUnread(db, clientId, await readReader(db, uid))),
});

/**
 * Marks the thread as read up to a message, if that is news. What waits to be sent is moved along, so that a day
 * of reading without a connection is one operation.
 */
export async function markThreadRead(account: LocalAccount, clientId: string, upTo: Instant): Promise<void> {
  const { db, uid } = account;
  const mark = await getReadMark(db, clientId, { uid, since: null });
  const id = idOf(clientId, uid);
  // Before the marks have arrived a mark would be a guess, and a second one a moment later.
  if (mark.kind === 'unknown' || (mark.kind === 'read' && mark.upTo >= upTo)) return;
  // A device without room shows the thread as unread next time: nothing to tell anybody.
  if (mark.kind === 'read') {
    await write(account, { kind: 'patch', entity: 'thread_reads', id, patch: { last_read_at: upTo } });
  } else {
    const fields = { client_id: clientId, user_id: uid, last_read_at: upTo };
    await write(account, { kind: 'create', entity: 'thread_reads', id, fields });
  }
}
