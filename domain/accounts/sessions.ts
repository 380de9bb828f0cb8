import type { AppUser } from '../entities/app-user.ts';

/** What an account's row says of its sessions. */
type Sessions = Pick<AppUser, 'ended_sessions' | 'sessions_from'>;

/**
 * Whether the row has ended the session that began at this second (`auth_time` of its tokens). The provider ends all
 * sessions of a person or none, and a token lives on for an hour: so rules and functions ask for this as well.
 */
export function isSessionOver({ ended_sessions, sessions_from }: Sessions, authTime: number): boolean {
  return authTime < (sessions_from ?? 0) || (ended_sessions ?? []).includes(authTime);
}
