import { earlierFirst, type Instant, matchesSearch, type Row } from '@portal/domain';
import { withClientNames } from '#data/clients/client-names.ts';
import { isPulled } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { officePeople } from '#data/people/people.ts';
import { getReadMark, type Reader, readMarkId, readReader } from './thread-reads.ts';

/** Whose threads: one's own, those that nobody looks after, or everybody's. */
export type InboxView = 'mine' | 'unassigned' | 'team';

export type InboxThread = {
  client_id: string;
  client_name: string;
  assigned_to: string | null;
  /** Messages of others that this person has not read. */
  unread: number;
  /** null: nobody has written, if all has arrived; until then nothing is known. */
  last: {
    at: Instant;
    /** null: on the server alone, since it is older than what this device keeps; or still on its way. */
    said: { content: string; sender_id: string } | null;
  } | null;
};

export type Inbox = {
  threads: InboxThread[];
  /** How many there are of this kind; `threads` are the first of them. */
  total: number;
  /** Threads with something unread, by view. */
  unread: Record<InboxView, number>;
  /** All threads that the server had have arrived once. */
  isComplete: boolean;
  /** All messages too. */
  hasMessages: boolean;
};

type Search = { view: InboxView; query: string; limit: number };
type Known = {
  client: Row<'clients'>;
  assigned_to: string | null;
  /** When the last message was written, be it sent or waiting. */
  at: Instant | null;
  /** When the last one came, as the server says. */
  saidAt: Instant | null;
  isUnread: boolean;
};

/** The same under a name. */
export const inboxOf = (uid: string, search: Search): LocalRead<Inbox> => ({
  name: `inbox of ${uid} ${JSON.stringify(search)}`,
  read: (db) => readInbox(db, uid, search),
});

/**
 * The conversations of the firm, the latest first. A search also finds clients with whom nobody has spoken, for
 * somebody must begin. `uid` is who reads.
 */
export async function readInbox(db: PortalDatabase, uid: string, search: Search): Promise<Inbox> {
  const reader = await readOfficeReader(db, uid);
  const [known, isComplete, hasMessages] = await Promise.all([
    readKnown(db, reader),
    isPulled(db, ['message_threads', 'thread_staff', 'clients']),
    isPulled(db, ['messages']),
  ]);
  const query = search.query.trim();
  const found = known.filter(
    (thread) =>
      isIn(thread, search.view, uid) &&
      (query === '' ? thread.at !== null : matchesSearch(query, namesOf(thread.client))),
  );
  found.sort((a, b) => earlierFirst(b.at ?? '', a.at ?? ''));
  const threads = await Promise.all(
    found.slice(0, search.limit).map((thread) => withContent(db, reader, thread)),
  );
  const unreadIn = (view: InboxView) =>
    known.filter((thread) => thread.isUnread && isIn(thread, view, uid)).length;
  const unread = { mine: unreadIn('mine'), unassigned: unreadIn('unassigned'), team: unreadIn('team') };
  return { threads, total: found.length, unread, isComplete, hasMessages };
}

/** Threads of the firm in which this person has something to read: asked before the first screen, so of few rows. */
export const unreadThreadsOf = (uid: string): LocalRead<number> => ({
  name: `unread threads of ${uid}`,
  read: async (db) => {
    const [reader, arePulled] = await Promise.all([
      readOfficeReader(db, uid),
      isPulled(db, ['thread_reads']),
    ]);
    if (!arePulled) return 0;
    const threads = await db.message_threads.orderBy('last_message_at').toArray();
    const news = threads.filter(
      ({ last_sender_id }) => last_sender_id !== null && !reader.office.has(last_sender_id),
    );
    const clientIds = news.map(({ client_id }) => client_id);
    const [marks, clients] = await Promise.all([
      db.thread_reads.bulkGet(clientIds.map((id) => readMarkId(id, uid))),
      db.clients.where('id').anyOf(clientIds).primaryKeys(),
    ]);
    const known = new Set(clients);
    return news.filter(
      ({ client_id, last_message_at }, index) =>
        known.has(client_id) && (last_message_at ?? '') > (marks[index]?.last_read_at ?? reader.since ?? ''),
    ).length;
  },
});

/** Somebody of the office; for them a colleague's word is no news. */
type OfficeReader = Reader & {
  /** The people of the office by their ids, and the reader. */
  office: ReadonlySet<string>;
};

async function readOfficeReader(db: PortalDatabase, uid: string): Promise<OfficeReader> {
  const reader = await readReader(db, uid);
  const office = await officePeople(db).primaryKeys();
  return { ...reader, office: new Set([...office, uid]) };
}

/** What a client wrote after the reader's mark, and nobody of the office has answered. */
export const unansweredOf = (clientId: string, uid: string): LocalRead<number> => ({
  name: `unanswered of ${clientId} for ${uid}`,
  read: async (db) => countUnanswered(db, clientId, await readOfficeReader(db, uid)),
});

/** From the newest back to the last word of the office: a few rows. */
async function countUnanswered(db: PortalDatabase, clientId: string, reader: OfficeReader): Promise<number> {
  const mark = await getReadMark(db, clientId, reader);
  if (mark.kind === 'unknown') return 0;
  const upTo = mark.kind === 'read' ? mark.upTo : '';
  const unanswered = await startingWith(db.messages, '[client_id+created_at]', clientId)
    .reverse()
    .until(({ sender_id, created_at }) => reader.office.has(sender_id) || created_at <= upTo)
    .toArray();
  return unanswered.length;
}

/** Some thousand small rows at most, one read per table: what each says is read for those that are shown. */
async function readKnown(db: PortalDatabase, { uid, since, office }: OfficeReader): Promise<Known[]> {
  const [clients, threads, staff, waiting, arePulled] = await Promise.all([
    db.clients.toArray(),
    db.message_threads.toArray(),
    db.thread_staff.toArray(),
    waitingMessages(db),
    isPulled(db, ['thread_reads']),
  ]);
  const marks = await db.thread_reads.bulkGet(clients.map(({ id }) => readMarkId(id, uid)));
  const threadOf = new Map(threads.map((thread) => [thread.client_id, thread]));
  const staffOf = new Map(staff.map((row) => [row.client_id, row.assigned_to]));
  const isOwnSide = (sender: string | null | undefined) => sender != null && office.has(sender);
  return clients.map((client, index) => {
    const thread = threadOf.get(client.id);
    const saidAt = thread?.last_message_at ?? null;
    const readUpTo = marks[index]?.last_read_at ?? since ?? '';
    return {
      client,
      assigned_to: staffOf.get(client.id) ?? null,
      at: waiting.get(client.id) ?? saidAt,
      saidAt,
      // Before the marks have arrived nothing can be called unread.
      isUnread: arePulled && saidAt !== null && !isOwnSide(thread?.last_sender_id) && saidAt > readUpTo,
    };
  });
}

/** A conversation in which the client had the last word. */
export type UnansweredThread = { client_id: string; client_name: string; since: Instant };

/** Who waits for an answer, the longest first. An answer that waits to be sent is one. */
export async function listUnanswered(db: PortalDatabase): Promise<UnansweredThread[]> {
  // Before it is known who belongs to the office, everybody would seem to wait.
  if (!(await isPulled(db, ['people', 'message_threads']))) return [];
  const [threads, staff, answering] = await Promise.all([
    db.message_threads.orderBy('last_message_at').toArray(),
    officePeople(db).primaryKeys(),
    waitingMessages(db),
  ]);
  const ofOffice = new Set(staff);
  const unanswered = threads.filter(
    ({ client_id, last_sender_id }) =>
      last_sender_id !== null && !ofOffice.has(last_sender_id) && !answering.has(client_id),
  );
  const named = await withClientNames(db, unanswered);
  return named.flatMap(({ client_id, client_name, last_message_at }) =>
    last_message_at === null ? [] : [{ client_id, client_name, since: last_message_at }],
  );
}

/** When the last message that waits was written, by client: its thread does not know of it yet. */
async function waitingMessages(db: PortalDatabase): Promise<ReadonlyMap<string, Instant>> {
  const entries = await startingWith(db.outbox, '[entity+doc_id]', 'messages').sortBy('seq');
  return new Map(entries.map(({ patch, written_at }) => [String(patch['client_id']), written_at]));
}

function isIn({ assigned_to }: Known, view: InboxView, uid: string): boolean {
  switch (view) {
    case 'mine':
      return assigned_to === uid;
    case 'unassigned':
      return assigned_to === null;
    case 'team':
      return true;
  }
}

const namesOf = ({ corporate_name, trade_name }: Row<'clients'>) => [corporate_name, trade_name];

async function withContent(
  db: PortalDatabase,
  reader: OfficeReader,
  { client, assigned_to, at, saidAt }: Known,
): Promise<InboxThread> {
  const [last, unread] = await Promise.all([
    startingWith(db.messages, '[client_id+created_at]', client.id).last(),
    countUnanswered(db, client.id, reader),
  ]);
  return {
    client_id: client.id,
    client_name: client.corporate_name,
    assigned_to,
    unread,
    last: lastWord(last, at, saidAt),
  };
}

/** `newest`: on this device; a later one may be on the server alone. */
function lastWord(
  newest: Row<'messages'> | undefined,
  at: Instant | null,
  saidAt: Instant | null,
): InboxThread['last'] {
  const isSent = newest !== undefined && newest.rev > 0;
  if (newest === undefined || (isSent && saidAt !== null && newest.created_at < saidAt))
    return at === null ? null : { at, said: null };
  return { at: newest.created_at, said: { content: newest.content, sender_id: newest.sender_id } };
}
