import type { SystemState } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { forgetSystemState, keepSystemState, readSeenState } from '#data/system/system-state.ts';
import { type AccountResult, useAccountService } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';

/** `fresh`: what is seen is what the server has just told. */
export type Freshness = 'asking' | 'fresh' | 'failed' | 'offline';

/** The state of the system: asked of the server once it is opened, and kept for when there is no connection. */
export function useSystemState() {
  const load = useAccountService();
  const { db } = useLocalAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [answer, setAnswer] = useState<Exclude<Freshness, 'offline'>>('asking');
  const [attempt, setAttempt] = useState(0);
  const seen = useLocalQuery(readSeenState, []);

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    const keep = async (result: AccountResult<SystemState>) => {
      if (result.ok) return (await tryToStore(db, () => keepSystemState(db, result.value))).ok;
      if (refusalOf(result.reason) === 'forbidden') await forgetSystemState(db);
      return false;
    };
    load()
      .then((service) => service.readSystemState())
      .then(keep)
      .catch(() => false)
      .then((isKept) => {
        if (!isOver) setAnswer(isKept ? 'fresh' : 'failed');
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      // What comes back after a time without a connection is not known to be so any more.
      setAnswer('asking');
    };
  }, [load, db, isOnline, attempt]);

  const refresh = () => setAttempt((before) => before + 1);
  const freshness: Freshness = isOnline ? answer : 'offline';
  return { seen, freshness, refresh };
}
