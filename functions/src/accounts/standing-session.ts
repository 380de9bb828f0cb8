import { type RefusalKind, appUserSchema, isSessionOver } from '@portal/domain';
import { accountRef, isClosed } from './account-rows.ts';

/** What tells a session: whose it is, the second in which it began, and whether that was with the second factor. */
export type Session = { uid: string; authTime: number; hasFactor: boolean };

const sessions = appUserSchema.pick({ ended_sessions: true, sessions_from: true, needs_factor: true });

/**
 * Why this session may call nothing: it was ended, and its token lives on for up to an hour, or it began without the
 * second factor that the firm demands, or the firm is closed for now. Who has no row has ended nothing, and is asked for nothing.
 */
export async function refusalOfSession({ uid, authTime, hasFactor }: Session): Promise<RefusalKind | null> {
  const snapshot = await accountRef(uid).get();
  const row = sessions.strip().parse(snapshot.data() ?? {});
  if (isSessionOver(row, authTime)) return 'unauthenticated';
  if (row.needs_factor === true && !hasFactor) return 'factor_needed';
  return isClosed(snapshot) ? 'firm_closed' : null;
}
