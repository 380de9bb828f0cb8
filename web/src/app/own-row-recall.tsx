import { useEffect } from 'react';
import { useLocalQuery } from '#data/use-local-query.ts';
import { useSessionMemory } from './session-memory.ts';

/** Hands the remembered own row to the session: the name is there before any SDK, and without a connection. */
export function OwnRowRecall() {
  const { recallUser } = useSessionMemory();
  const remembered = useLocalQuery((db) => db.meta.get('own_row'), []);
  const user =
    remembered.kind === 'ready' && remembered.value?.key === 'own_row' ? remembered.value.value : null;
  useEffect(() => {
    if (user !== null) recallUser(user);
  }, [user, recallUser]);
  return null;
}
