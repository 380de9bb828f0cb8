import type { AppUser } from '@portal/domain';
import { createContext, useContext } from 'react';
import type { UnsentExport } from '#data/outbox-actions.ts';

/** What the session is told from below, and what it keeps in memory alone. */
export type SessionMemory = {
  /** The own row that the local database remembers: a name to show without a connection. */
  recallUser: (user: AppUser) => void;
  /** Work of a closed account that was never sent: the device no longer has it, the person may still take it away. */
  lostWork: UnsentExport | null;
  keepLostWork: (work: UnsentExport) => void;
};

const SessionMemoryContext = createContext<SessionMemory | null>(null);
export const SessionMemoryProvider = SessionMemoryContext.Provider;

export function useSessionMemory(): SessionMemory {
  const memory = useContext(SessionMemoryContext);
  if (memory === null) throw new Error('useSessionMemory outside AppSessionProvider');
  return memory;
}
