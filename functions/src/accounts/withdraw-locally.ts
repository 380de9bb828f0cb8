import { z } from '@portal/domain';
import { auth } from '../firestore/admin.ts';

const session = z.object({ idToken: z.string() });

/**
 * The local backend does not know the administrator's way to take factors away and answers as if it had: there they go
 * by the person's own way, one by one. A deployment never has this address.
 */
export async function withdrawLocally(uid: string): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (host === undefined) return;
  const { multiFactor } = await auth.getUser(uid);
  const ask = async (method: string, body: Record<string, unknown>): Promise<unknown> => {
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/${method}?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  for (const { uid: mfaEnrollmentId } of multiFactor?.enrolledFactors ?? []) {
    const token = tokenFor(uid);
    const answer = await ask('v1/accounts:signInWithCustomToken', { token, returnSecureToken: true });
    const { idToken } = session.parse(answer);
    await ask('v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
  }
}

const SIGNER = 'firebase-auth-emulator@example.com';
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * As the admin SDK makes it for the local backend, unsigned, and good for longer than its hour: the backend's clock is moved on
 * to see what comes again later.
 */
function tokenFor(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: SIGNER, sub: SIGNER, aud: AUDIENCE, uid, iat: now, exp: now + YEAR_S };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
