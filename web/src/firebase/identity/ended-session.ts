import { type AppUser, isSessionOver } from '@portal/domain';
import { type Auth, signOut, type User } from 'firebase/auth';
import { ENDED_KEY } from '#session/session-keys.ts';

/** To the provider an ended session is as good as ever: each tab of the device finds here that it is not. */
async function markEnded(refreshToken: string): Promise<void> {
  localStorage.setItem(ENDED_KEY, await hashOf(refreshToken));
}

export async function isMarkedEnded(refreshToken: string): Promise<boolean> {
  return localStorage.getItem(ENDED_KEY) === (await hashOf(refreshToken));
}

/** Lets go of a session that the own row says is over; answers whether it is. */
export async function endIfOver(auth: Auth, row: AppUser): Promise<boolean> {
  const user = auth.currentUser;
  if (user === null || user.uid !== row.auth_uid) return false;
  const { claims } = await user.getIdTokenResult();
  if (!isSessionOver(row, Number(claims.auth_time))) return false;
  await endHere(auth, user);
  return true;
}

/** The same person is asked to sign in again, and nothing is shown until then. */
export async function endHere(auth: Auth, user: User): Promise<void> {
  await markEnded(user.refreshToken);
  if (auth.currentUser === user) await signOut(auth);
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
