import { type Row, toInstant } from '@portal/domain';
import Dexie from 'dexie';
import type { PortalDatabase } from '#data/database.ts';
import type { LocalAccount } from '#data/database-context.ts';
import { randomId } from '#data/random-id.ts';
import { write, type WriteResult } from '#data/write.ts';

export type MessagePage = {
  /** In the order to read them. */
  messages: Row<'messages'>[];
  /** Older ones are on the device too. */
  hasOlder: boolean;
};

/** The newest messages of one client's thread, at most `limit`; what still waits comes last, as it was written. */
export async function listMessages(
  db: PortalDatabase,
  clientId: string,
  limit: number,
): Promise<MessagePage> {
  const newest = await db.messages
    .where('[client_id+created_at]')
    .between([clientId, Dexie.minKey], [clientId, Dexie.maxKey])
    .reverse()
    .limit(limit + 1)
    .toArray();
  return { messages: newest.slice(0, limit).sort(byReading), hasOlder: newest.length > limit };
}

/** Sent messages stand in the server's order; a device's clock decides only among those the server has not seen. */
function byReading(a: Row<'messages'>, b: Row<'messages'>): number {
  const isWaiting = (message: Row<'messages'>) => (message.rev === 0 ? 1 : 0);
  return isWaiting(a) - isWaiting(b) || (a.created_at < b.created_at ? -1 : 1);
}

/** Appends to the client's thread; it goes after what the person wrote there before. */
export async function sendMessage(
  account: LocalAccount,
  message: { client_id: string; content: string },
): Promise<WriteResult> {
  const { db, uid } = account;
  const waiting = await db.outbox
    .where('[entity+doc_id]')
    .between(['messages', Dexie.minKey], ['messages', Dexie.maxKey])
    .filter((entry) => entry.patch['client_id'] === message.client_id)
    .sortBy('seq');
  const last = waiting.at(-1);
  return write(
    account,
    {
      kind: 'create',
      entity: 'messages',
      id: randomId(),
      fields: {
        ...message,
        thread_id: message.client_id,
        sender_id: uid,
        status: 'sent',
        document_ids: [],
        written_at: toInstant(new Date()),
      },
    },
    { after: last === undefined ? [] : [last.op_id] },
  );
}
