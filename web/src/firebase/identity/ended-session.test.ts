// @vitest-environment jsdom
import type { AppUser } from '@portal/domain';
import type { Auth } from 'firebase/auth';
import { expect, test } from 'vitest';
import { endIfOver, isMarkedEnded } from './ended-session.ts';

const row = (changes: Partial<AppUser>) => ({ auth_uid: 'ana', ...changes }) as AppUser; // what is looked at

/** As much of the SDK as the look touches. */
function sessionOf(uid: string, authTime: number) {
  const session = {
    currentUser: {
      uid,
      refreshToken: `token of ${uid} at ${authTime}`,
      getIdTokenResult: async () => ({ claims: { auth_time: String(authTime) } }),
    } as { uid: string; refreshToken: string } | null,
    signOut: async () => {
      session.currentUser = null;
    },
  };
  return session;
}
const look = async (session: ReturnType<typeof sessionOf>, changes: Partial<AppUser>) =>
  endIfOver(session as unknown as Auth, row(changes)); // a double has no more than is asked for

test.each([{ ended_sessions: [5, 10] }, { sessions_from: 11 }])(
  'a session that the row ended by %j is let go, and known as ended',
  async (ended) => {
    const session = sessionOf('ana', 10);
    const token = session.currentUser?.refreshToken ?? '';
    expect(await look(session, ended)).toBe(true);
    expect(session.currentUser).toBeNull();
    expect(await isMarkedEnded(token)).toBe(true);
    expect(await isMarkedEnded('another')).toBe(false);
  },
);

test.each([{}, { ended_sessions: [5] }, { sessions_from: 10 }])(
  'it is valid under a row with %j',
  async (others) => {
    const session = sessionOf('ana', 10);
    expect(await look(session, others)).toBe(false);
    expect(session.currentUser).not.toBeNull();
  },
);

test('the row of somebody else ends nothing', async () => {
  const session = sessionOf('rui', 10);
  expect(await look(session, { sessions_from: 11 })).toBe(false);
  expect(session.currentUser).not.toBeNull();
});
