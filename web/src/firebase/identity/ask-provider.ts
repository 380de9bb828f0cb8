import { z } from '@portal/domain';
import { env } from '#config/env.ts';

/** What the identity provider says of a session that the SDK dropped. */
export type Verdict =
  /** It is valid: the SDK lost it, or another tab signed out. */
  | 'valid'
  /** It was ended, or anything else that signing in again mends. */
  | 'ended'
  /** The account is disabled, or no more. */
  | 'closed';

const refusal = z.object({ error: z.object({ message: z.string() }) });
const CLOSED = ['USER_DISABLED', 'USER_NOT_FOUND'];

/**
 * Asks by the session's own token, without the SDK: that calls a deleted account an expired token. null where there
 * was no answer.
 */
export async function askProvider(refreshToken: string): Promise<Verdict | null> {
  if (!navigator.onLine) return null;
  try {
    const response = await fetch(`${tokenAddress()}/v1/token?key=${env.firebase.apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    if (response.ok) return 'valid';
    if (response.status >= 500 || response.status === 429) return null;
    const told = refusal.safeParse(await response.json());
    const [code = ''] = told.success ? told.data.error.message.split(' ') : [];
    return CLOSED.includes(code) ? 'closed' : 'ended';
  } catch {
    return null;
  }
}

function tokenAddress(): string {
  // The literal lets the production build drop the branch.
  if (import.meta.env.MODE === 'demo' && env.kind === 'local')
    return `http://${env.emulators.host}:${env.emulators.auth}/securetoken.googleapis.com`;
  return 'https://securetoken.googleapis.com';
}
