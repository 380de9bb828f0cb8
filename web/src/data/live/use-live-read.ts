import { useLiveQuery } from 'dexie-react-hooks';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { LocalRead } from './local-read.ts';
import { prefetchedAnswer } from './prefetch.ts';

/** What a screen shows beside its lists: undefined until it was read. Live. */
export function useLiveRead<T>(question: LocalRead<T>): T | undefined {
  const { db } = useLocalAccount();
  return useLiveQuery(
    // Thrown while it is drawn, a failing database would take the screen away, and what is being typed on it.
    async () => question.read(db).catch(() => undefined),
    [db, question.name],
    prefetchedAnswer(db, question),
  );
}
