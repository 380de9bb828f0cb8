import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { readUnsent, type Unsent } from '#data/closing/unsent.ts';
import { openDatabase } from '#data/local/database.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** What leaving would lose, live; null until it was read. */
export function useUnsentWork(account: StoredSession): Unsent | null {
  const [work, setWork] = useState<Unsent | null>(null);
  const { uid, tenant_id } = account;
  useEffect(() => {
    const db = openDatabase(uid, tenant_id);
    // At one moment: what is counted is what is agreed to.
    const reading = liveQuery(() =>
      db.transaction('r', [db.outbox, db.drafts, db.meta], () => readUnsent(db)),
    ).subscribe({
      next: setWork,
      // Being erased, by another tab.
      error: () => undefined,
    });
    return () => {
      reading.unsubscribe();
      db.close();
    };
  }, [uid, tenant_id]);
  return work;
}
