import type { Row } from '@portal/domain';
import { getNamedDocuments } from '#data/documents/named-documents.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { getPeople } from '#data/people/people.ts';
import { listMessages, type MessagePage } from './messages.ts';
import { getReadMark, readReader, type ReadMark } from './thread-reads.ts';

/** A client's conversation as a screen draws it. */
export type Thread = MessagePage & {
  mark: ReadMark;
  /** Somebody has spoken, and none of it is on this device: it is older than what the device keeps, or still on its way. */
  isElsewhere: boolean;
  /** Those its messages name, as far as they are on this device. */
  documents: ReadonlyMap<string, Row<'documents'>>;
  /** Those who wrote, as far as this person may know them. */
  people: ReadonlyMap<string, Row<'people'>>;
};

/** Read in one go, so that no bubble is drawn before its name or its file. `uid` is who reads. */
export async function readThread(
  db: PortalDatabase,
  clientId: string,
  uid: string,
  limit: number,
): Promise<Thread> {
  const reader = await readReader(db, uid);
  const [page, mark, row] = await Promise.all([
    listMessages(db, clientId, limit),
    getReadMark(db, clientId, reader),
    db.message_threads.get(clientId),
  ]);
  const named = new Set(page.messages.flatMap(({ document_ids }) => document_ids));
  const senders = new Set(page.messages.map(({ sender_id }) => sender_id));
  const [documents, people] = await Promise.all([
    getNamedDocuments(db, clientId, [...named]),
    getPeople(db, [...senders]),
  ]);
  const isElsewhere = page.messages.length === 0 && (row?.last_message_at ?? null) !== null;
  return { ...page, mark, isElsewhere, documents, people };
}
