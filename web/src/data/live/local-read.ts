import type { PortalDatabase } from '#data/local/portal-database.ts';

/**
 * A question to the local database under a name: equal names are equal questions. By it a screen finds the answer
 * that was asked for before the screen was there.
 */
export type LocalRead<T> = { name: string; read: (db: PortalDatabase) => Promise<T> };
