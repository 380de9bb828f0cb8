import type { AppUser } from '@portal/domain';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * Whether the person has shown that the address of the row is theirs. Auth knows it a moment before the row does; of
 * another address, set there later, it says nothing.
 */
export function isAddressConfirmed({ email, email_verified }: AppUser, user: UserRecord): boolean {
  return email_verified || (user.emailVerified && user.email?.toLowerCase() === email.toLowerCase());
}
