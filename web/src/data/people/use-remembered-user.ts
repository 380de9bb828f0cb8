import type { AppUser } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import type { PortalDatabase } from '#data/local/database.ts';

/** The own row as this device remembers it, live; null until it was read, and where there is none. No list waits for it. */
export function useRememberedUser(): AppUser | null {
  return useLiveRead(rememberedUser) ?? null;
}

export const rememberedUser: LocalRead<AppUser | null> = {
  name: 'remembered user',
  read: (db) => readOwnRow(db).catch(() => null),
};

export async function readOwnRow(db: PortalDatabase): Promise<AppUser | null> {
  const remembered = await db.meta.get('own_row');
  return remembered?.key === 'own_row' ? remembered.value : null;
}
