import type { AppUser } from '../entities/app-user.ts';
import type { Instant } from '../entities/fields.ts';

/** Why a client's person sends nothing more for now. */
export type Pause =
  /** Too much within an hour: no documents, messages or requests before that time. */
  | { kind: 'hurry'; until: Instant }
  /** The company's quota of files is used up: no documents. */
  | { kind: 'quota' };

/** What functions have decided and the rules enforce, in the order in which it weighs. */
export function pauseOf(
  user: Pick<AppUser, 'paused_client_ids' | 'paused_until'>,
  clientId: string | null,
  now: Instant,
): Pause | null {
  const { paused_until: until, paused_client_ids: paused = [] } = user;
  if (until !== undefined && until > now) return { kind: 'hurry', until };
  return clientId !== null && paused.includes(clientId) ? { kind: 'quota' } : null;
}
