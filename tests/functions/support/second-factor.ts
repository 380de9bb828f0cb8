import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { z } from 'zod';
import { auth, IDENTITY, moveClock, triggersSettled } from './backend.ts';
import { identity, PASSWORD, type Person } from './people.ts';

/** A person's authenticator app, as far as the server knows it. */
export type Authenticator = { secret: string; enrollment: string };

const started = z.object({
  totpSessionInfo: z.object({ sharedSecretKey: z.string(), sessionInfo: z.string() }),
});
const tokens = z.object({ idToken: z.string(), refreshToken: z.string() });
const asked = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })),
});
const claims = z.object({
  iat: z.number(),
  firebase: z.object({ sign_in_second_factor: z.string().optional() }),
});

const claimsOf = (token: string) =>
  claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

export const secondFactorOf = (token: string) => claimsOf(token).firebase.sign_in_second_factor ?? null;

const shown = new Set<string>();

/** What the app shows now; the backend has a clock of its own, and takes no code twice. */
async function nextCode(secret: string): Promise<string> {
  if (shown.has(secret)) {
    // To a trigger that is running this would be half of its time.
    await triggersSettled();
    await moveClock(31);
  }
  shown.add(secret);
  const { uid } = await auth.createUser({
    email: `${crypto.randomUUID()}@relogio.example`,
    password: PASSWORD,
  });
  const { email = '' } = await auth.getUser(uid);
  const { idToken } = tokens.parse(
    await identity('accounts:signInWithPassword', { email, password: PASSWORD }),
  );
  await auth.deleteUser(uid);
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' });
  return app.generate({ timestamp: claimsOf(idToken).iat * 1000 });
}

async function factorCall(method: string, body: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${IDENTITY.replace(/v1$/, 'v2')}/accounts/${method}?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Sets a factor up as the app does; the session goes on with it. */
export async function enrol(
  person: Person,
): Promise<Authenticator & { token: string; refreshToken: string }> {
  await auth.updateUser(person.uid, { emailVerified: true });
  const { totpSessionInfo } = started.parse(
    await factorCall('mfaEnrollment:start', { idToken: person.token, totpEnrollmentInfo: {} }),
  );
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo;
  const verificationCode = await nextCode(secret);
  const { idToken, refreshToken } = tokens.parse(
    await factorCall('mfaEnrollment:finalize', {
      idToken: person.token,
      displayName: 'Aplicativo',
      totpVerificationInfo: { sessionInfo, verificationCode },
    }),
  );
  const user = await auth.getUser(person.uid);
  const [factor] = user.multiFactor?.enrolledFactors ?? [];
  expect(factor?.factorId).toBe('totp');
  return { secret, enrollment: factor?.uid ?? '', token: idToken, refreshToken };
}

/** A new session with password and code; null where the code is refused. */
export async function signInWithCode(
  email: string,
  { secret, enrollment }: Authenticator,
): Promise<string | null> {
  const { mfaPendingCredential } = asked.parse(
    await identity('accounts:signInWithPassword', { email, password: PASSWORD }),
  );
  const answer = await factorCall('mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId: enrollment,
    totpVerificationInfo: { verificationCode: await nextCode(secret) },
  });
  const parsed = tokens.safeParse(answer);
  return parsed.success ? parsed.data.idToken : null;
}
