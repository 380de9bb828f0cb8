import { useEffect, useMemo, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { markThreadRead } from '#data/messages/thread-reads.ts';
import type { Thread } from '#data/messages/threads.ts';
import { firstUnread, newestOfOthers } from './unread.ts';
import { usePageVisible } from './use-page-visible.ts';

/** A glance on the way elsewhere is no reading; and messages that come together are marked together. */
const READ_AFTER_MS = 500;

type Reading = {
  /** Where the line 'Novas mensagens' is. */
  firstUnreadId: string | null;
  /** Somebody wrote while the person was among older messages. */
  hasUnseen: boolean;
};

/** Marks a thread as read while its end is in view, and remembers what was new. `uid` is the reader. */
export function useReading(clientId: string, thread: Thread, isAtEnd: boolean): Reading {
  const account = useLocalAccount();
  const { uid } = account;
  const isVisible = usePageVisible();
  const isReading = isAtEnd && isVisible;
  const newest = newestOfOthers(thread.messages, uid);
  const upTo = newest?.created_at ?? null;

  useEffect(() => {
    if (!isReading || upTo === null) return;
    const timer = setTimeout(() => void markThreadRead(account, clientId, upTo), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [account, clientId, isReading, upTo]);

  const [seenId, setSeenId] = useState(newest?.id);
  if (isReading && seenId !== newest?.id) setSeenId(newest?.id);

  const firstUnreadId = useUnreadLine(thread, uid, isReading, isVisible);
  return { firstUnreadId, hasUnseen: !isAtEnd && seenId !== newest?.id };
}

/**
 * The line stays where it was found, for the person to find the place again; it goes with the own answer and
 * when the page is left. What arrives before the reader's eyes needs none.
 */
function useUnreadLine(thread: Thread, uid: string, isReading: boolean, isVisible: boolean): string | null {
  // The list is drawn at every frame of a scroll, and a long thread is read through from its start.
  const first = useMemo(() => firstUnread(thread, uid), [thread, uid]);
  const own = thread.messages.findLast(({ sender_id }) => sender_id === uid)?.id;
  const [line, setLine] = useState({ id: first, own, isVisible });
  if (line.own !== own || (line.isVisible && !isVisible)) {
    setLine({ id: first, own, isVisible });
    return first;
  }
  if (line.isVisible !== isVisible) setLine({ ...line, isVisible });
  if (line.id !== null || isReading || first === null) return line.id;
  setLine({ ...line, id: first });
  return first;
}
