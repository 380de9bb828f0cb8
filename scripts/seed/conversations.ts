import type { Instant } from '@portal/domain';
import type { SeedRow } from './seed-row.ts';
import { seededId } from './seeded.ts';

export type SaidLine = { by: string; at: Instant; text: string; documentIds?: string[] };

export type Conversation = {
  clientId: string;
  /** The client's own users and the staff who answer. */
  participants: string[];
  assignedTo: string;
  said: SaidLine[];
  /** Who has read up to when. */
  readers: { uid: string; upTo: Instant }[];
};

/** The spec's subject of every thread. */
const SUBJECT = 'Conversa com contador';

/** The thread, who looks after it, who has read it, and its messages. */
export function conversationRows(conversation: Conversation): SeedRow[] {
  const { clientId, said, assignedTo } = conversation;
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return [];
  const opened = { created_at: first.at, created_by: first.by };
  return [
    {
      entity: 'message_threads',
      id: clientId,
      ...opened,
      fields: {
        client_id: clientId,
        subject: SUBJECT,
        participants: conversation.participants,
        last_message_at: last.at,
        last_sender_id: last.by,
      },
      changes: said.slice(1).map(({ at, by }) => ({ at, by, fields: ['last_message_at', 'last_sender_id'] })),
    },
    {
      entity: 'thread_staff',
      id: clientId,
      ...opened,
      created_by: assignedTo,
      fields: { client_id: clientId, assigned_to: assignedTo },
    },
    ...conversation.readers.map(({ uid, upTo }): SeedRow => ({
      entity: 'thread_reads',
      id: `${clientId}_${uid}`,
      created_at: upTo,
      created_by: uid,
      fields: { client_id: clientId, user_id: uid, last_read_at: upTo },
    })),
    ...said.map((line, index) => messageRow(clientId, line, index)),
  ];
}

function messageRow(clientId: string, line: SaidLine, index: number): SeedRow {
  return {
    entity: 'messages',
    id: seededId(`message ${clientId} ${index}`),
    created_at: line.at,
    created_by: line.by,
    fields: {
      client_id: clientId,
      thread_id: clientId,
      sender_id: line.by,
      content: line.text,
      status: 'sent',
      document_ids: line.documentIds ?? [],
      written_at: line.at,
    },
  };
}
