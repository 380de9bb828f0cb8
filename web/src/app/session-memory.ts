import type { AppUser } from '@portal/domain';
import { createContext, useContext } from 'react';

/** Tells the session the own row that the local database remembers: a name to show without a connection. */
export type RecallUser = (user: AppUser) => void;

const SessionMemoryContext = createContext<RecallUser>(() => undefined);
export const SessionMemoryProvider = SessionMemoryContext.Provider;
export const useRecallUser = (): RecallUser => useContext(SessionMemoryContext);
