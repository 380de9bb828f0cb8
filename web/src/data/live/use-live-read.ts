import { useSyncExternalStore } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { followingOf } from './following.ts';
import type { LocalRead } from './local-read.ts';

/** What a screen shows beside its lists: undefined until it was read. Live, and read once for all who show it. */
export function useLiveRead<T>(question: LocalRead<T>): T | undefined {
  const { db } = useLocalAccount();
  const { subscribe, current } = followingOf(db, question);
  return useSyncExternalStore(subscribe, current);
}
