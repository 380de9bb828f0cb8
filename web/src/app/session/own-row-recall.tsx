import { useEffect } from 'react';
import { useRememberedUser } from '#data/people/use-remembered-user.ts';
import { useSessionMemory } from './session-memory.ts';

/** Hands the remembered own row to the session: the name is there before any SDK, and without a connection. */
export function OwnRowRecall() {
  const { recallUser } = useSessionMemory();
  const user = useRememberedUser();
  useEffect(() => {
    if (user !== null) recallUser(user);
  }, [user, recallUser]);
  return null;
}
