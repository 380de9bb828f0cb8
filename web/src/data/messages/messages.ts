import { EARLIEST_WRITTEN_AT, type Row, toInstant } from '@portal/domain';
import Dexie from 'dexie';
import { forgetSentFiles } from '#data/drafts/draft-files.ts';
import { isPulledFor } from '#data/live/first-pull.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** The schema's and the rules' limit of a message. */
export const MOST_LETTERS = 5000;

export type MessagePage = {
  /** In the order to read them. */
  messages: Row<'messages'>[];
  /** Older ones are on the device too. */
  hasOlder: boolean;
  /** Everything the server had of this thread has arrived once: an empty page then is an empty thread. */
  isComplete: boolean;
};

/** The newest messages of one client's thread, at most `limit`, and after them what still waits, as it was written. */
export async function listMessages(
  db: PortalDatabase,
  clientId: string,
  limit: number,
): Promise<MessagePage> {
  const [oldest, entries, isComplete] = await Promise.all([
    timeOfNewest(db, clientId, limit),
    waitingEntries(db, clientId),
    isPulledFor(db, clientId, ['messages']),
  ]);
  // One read of a range, which costs a tenth of a walk from the end.
  const [newest, waiting] = await Promise.all([
    db.messages
      .where('[client_id+created_at]')
      .between([clientId, oldest ?? Dexie.minKey], [clientId, Dexie.maxKey])
      .toArray(),
    // By their entries and not by their time: a clock that is behind would put them among the old ones.
    db.messages.bulkGet(entries.map(({ doc_id }) => doc_id)),
  ]);
  return {
    messages: [
      ...newest.slice(-limit).filter(isOnServer),
      ...waiting.filter((row) => row !== undefined).filter((row) => !isOnServer(row)),
    ],
    hasOlder: oldest !== null,
    isComplete,
  };
}

/** When the message was said that is the first one beyond the newest `limit`; null where there are no more. */
async function timeOfNewest(db: PortalDatabase, clientId: string, limit: number): Promise<string | null> {
  const keys = await startingWith(db.messages, '[client_id+created_at]', clientId)
    .reverse()
    .offset(limit)
    .limit(1)
    .keys();
  // The index's keys are pairs of texts; the library cannot know.
  const [key] = keys as unknown as [string, string][];
  return key?.[1] ?? null;
}

const isOnServer = ({ rev }: Row<'messages'>) => rev > 0;

/** New messages of the thread on their way, refused ones included, in the order they were written. */
async function waitingEntries(db: PortalDatabase, clientId: string): Promise<OutboxEntry[]> {
  return startingWith(db.outbox, '[entity+doc_id]', 'messages')
    .filter((entry) => entry.patch['client_id'] === clientId)
    .sortBy('seq');
}

/**
 * Appends to the client's thread. It goes after what the person wrote there before, and after the documents it
 * names: a message never names one that is not there. Those of the thread's draft leave it with the message.
 */
export async function sendMessage(
  account: LocalAccount,
  message: { client_id: string; content: string; document_ids?: readonly string[] },
): Promise<WriteResult> {
  const { db, uid } = account;
  const { client_id, content, document_ids = [] } = message;
  const last = (await waitingEntries(db, client_id)).at(-1);
  const draft = { kind: 'message', subject_id: client_id } as const;
  const fields = {
    client_id,
    thread_id: client_id,
    sender_id: uid,
    content,
    status: 'sent' as const,
    document_ids: [...document_ids],
    written_at: writtenNow(),
  };
  return write(
    account,
    { kind: 'create', entity: 'messages', id: randomId(), fields },
    {
      new_id: true,
      after: last === undefined ? [] : [last.op_id],
      documents: document_ids,
      ...(document_ids.length === 0 ? {} : { also: () => forgetSentFiles(db, draft, document_ids) }),
    },
  );
}

/** A clock that has lost its battery starts in 1970: the server would refuse an honest message for it. */
function writtenNow() {
  const now = toInstant(new Date());
  return now < EARLIEST_WRITTEN_AT ? EARLIEST_WRITTEN_AT : now;
}
