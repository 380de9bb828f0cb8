import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { readUnsent, type Unsent } from '#data/closing/unsent.ts';
import { isWork } from '#data/outbox/is-work.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import { describeEntries } from '#features/outbox/read-outbox.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** What leaving would lose, and the first of it by name. */
export type UnsentWork = Unsent & { named: readonly string[] };

/** As many as are read before an answer is given. */
const MOST_NAMED = 5;

/** What leaving would lose, live; null until it was read. */
export function useUnsentWork(account: StoredSession): UnsentWork | null {
  const [work, setWork] = useState<UnsentWork | null>(null);
  const { uid, tenant_id } = account;
  useEffect(() => {
    const db = openDatabase(uid, tenant_id);
    // At one moment: what is counted is what is agreed to.
    const reading = liveQuery(async () => {
      const unsent = await db.transaction('r', [db.outbox, db.drafts, db.meta], () => readUnsent(db));
      return { ...unsent, named: await readNamed(db) };
    }).subscribe({
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

/** 'Padaria Pão Dourado (Cliente, alteração: Telefone, 20/11/2026 14:41)' */
async function readNamed(db: PortalDatabase): Promise<string[]> {
  const entries = await db.outbox.orderBy('seq').filter(isWork).limit(MOST_NAMED).toArray();
  const shown = await describeEntries(db, entries);
  return shown.map(({ title, summary }) => `${title} (${summary})`);
}
