import type { SystemState } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readMeta } from '#data/local/meta.ts';

/** What is shown of it: the oldest document by its name, where the device has it. */
export type SeenState = { state: SystemState; oldestDocument: string | null };

/** The state of the system as an administrator last saw it on this device; null before the first time. */
export async function readSeenState(db: PortalDatabase): Promise<SeenState | null> {
  const state = await readMeta(db, 'system_state');
  if (state === null) return null;
  const { oldest } = state.documents;
  const document = oldest === null ? undefined : await db.documents.get(oldest.id);
  return { state, oldestDocument: document?.filename ?? null };
}

/** For when there is no connection: what was last seen, never how it is. */
export async function keepSystemState(db: PortalDatabase, state: SystemState): Promise<void> {
  await db.meta.put({ key: 'system_state', value: state });
}

/** It is no business of this person any more. */
export const forgetSystemState = (db: PortalDatabase): Promise<void> => db.meta.delete('system_state');

/** An e-mail that was just dealt with, whatever the server is asked next. */
export function leaveOutFailedMail(db: PortalDatabase, mailId: string): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const state = await readMeta(db, 'system_state');
    if (state === null) return;
    const failed = state.mail.failed.filter(({ id }) => id !== mailId);
    await keepSystemState(db, { ...state, mail: { ...state.mail, failed } });
  });
}
