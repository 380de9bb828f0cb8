import type { MessageThreadFields } from '@portal/domain';
import type { Timestamp } from 'firebase-admin/firestore';

/** The schema's limit; those who wrote last are the ones to keep. */
const MOST_PARTICIPANTS = 200;

/** The spec's subject of every thread. */
const SUBJECT = 'Conversa com contador';

/** What of a message its thread shows. */
export type Said = { client_id: string; sender_id: string; at: Timestamp };
export type Thread = Omit<MessageThreadFields, 'last_message_at'> & { last_message_at: Timestamp | null };

/** The thread after a message of it, in whatever order and however often messages arrive. Pure. */
export function threadOf(before: Thread | null, said: Said): Thread {
  const participants = before?.participants ?? [];
  const isNewest = (before?.last_message_at?.valueOf() ?? '') <= said.at.valueOf();
  return {
    client_id: said.client_id,
    subject: before?.subject ?? SUBJECT,
    participants: participants.includes(said.sender_id)
      ? participants
      : [...participants, said.sender_id].slice(-MOST_PARTICIPANTS),
    last_message_at: isNewest ? said.at : (before?.last_message_at ?? null),
    last_sender_id: isNewest ? said.sender_id : (before?.last_sender_id ?? null),
  };
}
