import { env } from '#config/env.ts';

export type Confirmation = 'confirmed' | 'used' | 'expired' | 'offline' | 'failed';

/** What the provider calls the ends that a person can do something about. */
const ENDS: Readonly<Record<string, Confirmation>> = {
  INVALID_OOB_CODE: 'used',
  EXPIRED_OOB_CODE: 'expired',
};

/**
 * Takes the code of a confirmation e-mail to the identity provider, in its plain protocol: the SDK is thirty times
 * the rest of a public page. Who is signed in on this device learns of it when the app starts.
 */
export async function confirmAddress(code: string): Promise<Confirmation> {
  try {
    const answer = await fetch(`${providerAddress()}/v1/accounts:update?key=${env.firebase.apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ oobCode: code }),
    });
    return answer.ok ? 'confirmed' : (ENDS[reasonIn(await answer.json())] ?? 'failed');
  } catch {
    return 'offline';
  }
}

function providerAddress(): string {
  // The literal lets the production build drop the branch.
  if (import.meta.env.MODE === 'demo' && env.kind === 'local')
    return `http://${env.emulators.host}:${env.emulators.auth}/identitytoolkit.googleapis.com`;
  return 'https://identitytoolkit.googleapis.com';
}

/** `{ error: { message: 'CODE' } }`, sometimes with ' : ' and a sentence after the code. */
function reasonIn(answer: unknown): string {
  const error = isRecord(answer) ? answer['error'] : null;
  const message = isRecord(error) ? error['message'] : null;
  return typeof message === 'string' ? (message.split(' ')[0] ?? '') : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
