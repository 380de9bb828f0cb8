import { type Pause, pauseOf, toInstant } from '@portal/domain';
import { useSession } from '#session/session-context.ts';

/** Whether what this person chooses now would wait, by the own row as it was last seen. */
export function usePause(clientId: string | null): Pause | null {
  const session = useSession();
  const user = session.kind === 'active' ? session.user : null;
  return user && pauseOf(user, clientId, toInstant(new Date()));
}
