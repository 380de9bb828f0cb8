import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { expect, test } from 'vitest';
import { confirmIdentity } from './confirm-identity.ts';

/** As much of the SDK as the question touches; `code` is how the renewal of the token fails. */
function sessionThat(code: string | null) {
  const renew = async () => {
    if (code !== null) throw new FirebaseError(code, code);
    return 'token';
  };
  const session = {
    currentUser: { getIdToken: renew } as object | null,
    signOut: async () => {
      session.currentUser = null;
    },
  };
  return session;
}

test.each([
  ['auth/invalid-refresh-token', false],
  ['auth/network-request-failed', true],
  ['auth/internal-error', true],
  [null, true],
])('a session whose renewal ends in %s is valid afterwards: %s', async (code, isValid) => {
  const session = sessionThat(code);
  await confirmIdentity(session as unknown as Auth)(); // a double has no more than is asked for
  expect(session.currentUser !== null).toBe(isValid);
});
