import type { Row } from '@portal/domain';
import type { ReadMark } from '#data/messages/thread-reads.ts';

/** The oldest message of others after the mark; null where all is read, or its place is not on the screen yet. */
export function firstUnread(
  { messages, hasOlder, mark }: { messages: readonly Row<'messages'>[]; hasOlder: boolean; mark: ReadMark },
  uid: string,
): string | null {
  if (mark.kind === 'unknown') return null;
  const isUnread = ({ sender_id, created_at }: Row<'messages'>) =>
    sender_id !== uid && (mark.kind === 'never' || created_at > mark.upTo);
  const index = messages.findIndex(isUnread);
  // The one above it, which is not read into the page, may be unread too.
  if (index === 0 && hasOlder) return null;
  return messages[index]?.id ?? null;
}

/** The newest message of somebody else: a person at the end of the thread has seen it. */
export function newestOfOthers(messages: readonly Row<'messages'>[], uid: string): Row<'messages'> | null {
  return messages.findLast(({ sender_id }) => sender_id !== uid) ?? null;
}
