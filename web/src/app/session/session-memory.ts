import type { AppUser } from '@portal/domain';
import { createContext, useContext } from 'react';
import type { AccountClosing } from '#session/device/closings.ts';

/** What the session is told from below. */
export type SessionMemory = {
  /** The own row that the local database remembers: a name to show without a connection. */
  recallUser: (user: AppUser) => void;
  /** The account has to be closed on this device, or its closing has begun already. */
  closeAccount: (uid: string, reason: AccountClosing['reason']) => void;
};

const SessionMemoryContext = createContext<SessionMemory | null>(null);
export const SessionMemoryProvider = SessionMemoryContext.Provider;

export function useSessionMemory(): SessionMemory {
  const memory = useContext(SessionMemoryContext);
  if (memory === null) throw new Error('useSessionMemory outside AppSessionProvider');
  return memory;
}
