import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { readConnection } from '#data/connection.ts';
import { openDatabase } from '#data/database.ts';
import { countUnsent } from '#data/outbox-actions.ts';
import type { StoredSession } from '#session/stored-session.ts';

export type UnsentWork = {
  total: number;
  /** Refused by the server: waits for the person, not for a connection. */ refused: number;
};

/** What an account has not sent yet, live; null until it was counted. */
export function useUnsentWork(account: StoredSession): UnsentWork | null {
  const [work, setWork] = useState<UnsentWork | null>(null);
  const { uid, tenant_id } = account;
  useEffect(() => {
    const db = openDatabase(uid, tenant_id);
    const counting = liveQuery(async () => {
      const [total, { parked }] = await Promise.all([countUnsent(db), readConnection(db)]);
      return { total, refused: parked };
    }).subscribe(setWork);
    return () => {
      counting.unsubscribe();
      db.close();
    };
  }, [uid, tenant_id]);
  return work;
}
