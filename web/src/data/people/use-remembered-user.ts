import type { AppUser } from '@portal/domain';
import type { PromiseExtended } from 'dexie';
import type { LocalRead } from '#data/live/local-read.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** The own row as this device remembers it, live; null until it was read, and where there is none. No list waits for it. */
export function useRememberedUser(): AppUser | null {
  return useLiveRead(rememberedUser) ?? null;
}

export const rememberedUser: LocalRead<AppUser | null> = {
  name: 'remembered user',
  read: (db) => readOwnRow(db).catch(() => null),
};

/** One promise of the local database: an async function more, and live queries lose what is read after it. */
export const readOwnRow = (db: PortalDatabase): PromiseExtended<AppUser | null> =>
  db.meta.get('own_row').then((remembered) => (remembered?.key === 'own_row' ? remembered.value : null));
