import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** Calls back once, when an operation that waits is on its way or gone. Returns the undo. */
export function whenSent(db: PortalDatabase, opId: string, listener: () => void): () => void {
  const subscription = liveQuery(async () => db.outbox.get(opId)).subscribe({
    next: (entry) => {
      if (entry?.state === 'queued') return;
      subscription.unsubscribe();
      listener();
    },
    // A database that is being erased: nothing is left to wait for.
    error: listener,
  });
  return () => subscription.unsubscribe();
}
