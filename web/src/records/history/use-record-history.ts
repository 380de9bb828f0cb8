import type { AuditEntry, HistoryEntity } from '@portal/domain';
import { useEffect, useState } from 'react';
import { keepAuditEntries, listKeptHistory } from '#data/audit/audit-entries.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { useAccountService } from '#session/account/account-service.ts';

/** `fresh`: the server has just told. */
type Answer = 'asking' | 'fresh' | 'failed';

/** The history of one record: asked of the server once it is opened, and kept for when there is no connection. */
export function useRecordHistory(entity: HistoryEntity, docId: string) {
  const load = useAccountService();
  const { db } = useLocalAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [answer, setAnswer] = useState<Answer>('asking');
  const [attempt, setAttempt] = useState(0);
  const kept = useLocalQuery((from) => listKeptHistory(from, entity, docId), [entity, docId]);

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    const ask = async (): Promise<AuditEntry[] | null> => {
      const result = await (await load()).readHistory({ entity, doc_id: docId });
      return result.ok ? result.value : null;
    };
    void ask()
      .catch(() => null)
      .then(async (entries) => {
        if (entries !== null) await tryToStore(db, () => keepAuditEntries(db, entries));
        if (!isOver) setAnswer(entries === null ? 'failed' : 'fresh');
      });
    return () => {
      isOver = true;
    };
  }, [load, db, entity, docId, isOnline, attempt]);

  const retry = () => {
    setAnswer('asking');
    setAttempt(attempt + 1);
  };
  return { kept, answer: isOnline ? answer : ('offline' as const), retry };
}
