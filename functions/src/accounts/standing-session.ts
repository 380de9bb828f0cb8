import { appUserSchema, isSessionOver } from '@portal/domain';
import { accountRef } from './account-rows.ts';

const sessions = appUserSchema.pick({ ended_sessions: true, sessions_from: true });

/** Whether the caller's session was ended: its token lives on for up to an hour. Who has no row has ended nothing. */
export async function hasStandingSession(uid: string, authTime: number): Promise<boolean> {
  const row = await accountRef(uid).get();
  return !isSessionOver(sessions.strip().parse(row.data() ?? {}), authTime);
}
