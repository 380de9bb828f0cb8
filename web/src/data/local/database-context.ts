import { createContext, useContext } from 'react';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { PortalDatabase } from './portal-database.ts';

/** The local database of the person who is signed in, and who that is: all a feature hook needs to read and write. */
export type LocalAccount = {
  db: PortalDatabase;
  uid: string;
  tenant_id: string;
  /** Sends an operation past the device's outbox, which cannot store it. Missing where there is no server. */
  sendDirectly?: SendDirectly;
};

export type SendDirectly = (entry: OutboxEntry) => Promise<DirectOutcome>;

/** What became of an operation that was sent past the outbox. */
export type DirectOutcome =
  | 'sent'
  | 'refused'
  /** It never left the device. */
  | 'not_sent'
  /** It was sent, and whether the server took it could not be learned. */
  | 'unknown';

const LocalAccountContext = createContext<LocalAccount | null>(null);
export const LocalAccountProvider = LocalAccountContext.Provider;

export function useLocalAccount(): LocalAccount {
  const account = useContext(LocalAccountContext);
  if (account === null) throw new Error('useLocalAccount outside a signed-in screen');
  return account;
}
