import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { PortalDatabase } from './database.ts';
import { useLocalAccount } from './database-context.ts';

/** A list or record from the local database in the states a screen must show. */
export type LocalQuery<T> =
  { kind: 'loading' } | { kind: 'error'; retry: () => void } | { kind: 'ready'; value: T };

/**
 * Runs `query` on the local database and again whenever what it read changes, in this tab or another.
 * `deps` are the values the query closes over.
 */
export function useLocalQuery<T>(query: (db: PortalDatabase) => Promise<T>, deps: unknown[]): LocalQuery<T> {
  const { db } = useLocalAccount();
  const [attempt, setAttempt] = useState(0);
  const state = useLiveQuery(
    () =>
      query(db).then(
        (value) => ({ kind: 'ready', value }) as const,
        () => ({ kind: 'error' }) as const,
      ),
    [db, attempt, ...deps],
  );
  if (state === undefined) return { kind: 'loading' };
  return state.kind === 'ready' ? state : { kind: 'error', retry: () => setAttempt((n) => n + 1) };
}
