import { type RefusalKind, appUserSchema, isSessionOver } from '@portal/domain';
import { accountRef } from './account-rows.ts';

/** What tells a session: whose it is, the second in which it began, and whether that was with the second factor. */
export type Session = { uid: string; authTime: number; hasFactor: boolean };

const sessions = appUserSchema.pick({ ended_sessions: true, sessions_from: true, needs_factor: true });

/**
 * Why this session may call nothing: it was ended, and its token lives on for up to an hour, or it began without the
 * second factor that the firm demands. Who has no row has ended nothing, and is asked for nothing.
 */
export async function refusalOfSession({ uid, authTime, hasFactor }: Session): Promise<RefusalKind | null> {
  const row = sessions.strip().parse((await accountRef(uid).get()).data() ?? {});
  if (isSessionOver(row, authTime)) return 'unauthenticated';
  return row.needs_factor === true && !hasFactor ? 'factor_needed' : null;
}
