import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { useSessionMemory } from '#app/session/session-memory.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readMeta } from '#data/local/meta.ts';

/** An account whose closing has begun, in another tab or in an earlier visit, is shown no longer and closed. */
export function ClosingWatch() {
  const { db, uid } = useLocalAccount();
  const { closeAccount } = useSessionMemory();
  useEffect(() => {
    const watch = liveQuery(async () => readMeta(db, 'closing')).subscribe({
      next: (closing) => {
        if (closing !== null) closeAccount(uid, closing.reason);
      },
      // Closed or erased meanwhile: the session hears of that in other ways.
      error: () => undefined,
    });
    return () => watch.unsubscribe();
  }, [db, uid, closeAccount]);
  return null;
}
