import { createContext, useContext } from 'react';
import type { PortalDatabase } from './database.ts';

/** The local database of whoever is signed in, and who that is: all a feature hook needs to read and write. */
export type LocalAccount = { db: PortalDatabase; uid: string; tenant_id: string };

const LocalAccountContext = createContext<LocalAccount | null>(null);
export const LocalAccountProvider = LocalAccountContext.Provider;

export function useLocalAccount(): LocalAccount {
  const account = useContext(LocalAccountContext);
  if (account === null) throw new Error('useLocalAccount outside a signed-in screen');
  return account;
}
