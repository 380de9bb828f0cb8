import type { Instant } from '@portal/domain';
import Dexie from 'dexie';
import { isPulledFor } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readOwnRow } from '#data/people/use-remembered-user.ts';
import { write } from '#data/writes/write.ts';

/** How far a person has read a client's thread. */
export type ReadMark =
  /** The marks of this thread have not reached the device yet: nothing can be called unread. */
  { kind: 'unknown' } | { kind: 'never' } | { kind: 'read'; upTo: Instant };

/**
 * Who reads; nobody has unread from before their time. A company that was given to somebody later comes with a mark of
 * that moment (functions, `change-access`).
 */
export type Reader = {
  uid: string;
  /** When the account was approved; null where this device does not know. */
  since: Instant | null;
};

export async function readReader(db: PortalDatabase, uid: string): Promise<Reader> {
  const own = await readOwnRow(db);
  return { uid, since: own?.approved_at ?? null };
}

/** Of the row that says how far somebody has read. */
export const readMarkId = (clientId: string, uid: string) => `${clientId}_${uid}`;

export async function getReadMark(
  db: PortalDatabase,
  clientId: string,
  { uid, since }: Reader,
): Promise<ReadMark> {
  const row = await db.thread_reads.get(readMarkId(clientId, uid));
  if (row !== undefined) return { kind: 'read', upTo: row.last_read_at };
  if (!(await isPulledFor(db, clientId, ['thread_reads']))) return { kind: 'unknown' };
  return since === null ? { kind: 'never' } : { kind: 'read', upTo: since };
}

/** Messages of others in a client's thread that this person has not read; counted by index, no row is read. */
export async function countUnread(db: PortalDatabase, clientId: string, reader: Reader): Promise<number> {
  const { uid } = reader;
  const mark = await getReadMark(db, clientId, reader);
  if (mark.kind === 'unknown') return 0;
  const from = mark.kind === 'read' ? mark.upTo : Dexie.minKey;
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
  const id = readMarkId(clientId, uid);
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
