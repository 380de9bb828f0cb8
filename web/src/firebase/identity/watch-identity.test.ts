import type { Auth, User } from 'firebase/auth';
import { expect, test } from 'vitest';
import type { Verdict } from './ask-provider.ts';
import { createIdentityWatch } from './watch-identity.ts';
import type { KnownUser } from './persisted-user.ts';

const ana = { uid: 'ana', email: 'ana@firm.example', emailVerified: true, refreshToken: 't1' };
const rui = { ...ana, uid: 'rui', refreshToken: 't2' };
const identity = ({ uid }: typeof ana) => ({ uid, email: ana.email, email_verified: true });

/** As much of the SDK as the watch touches, and all that it tells. */
function device(atStart: KnownUser | null, verdict: Verdict) {
  let tell: (user: User | null) => void = () => undefined;
  const auth = {
    onAuthStateChanged: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    signOut: async () => tell(null),
  } as unknown as Auth; // a double has no more than is asked for
  const told: unknown[] = [];
  const watch = createIdentityWatch(auth, {
    atStart: async () => atStart,
    ask: async (token) => {
      told.push(`asked by ${token}`);
      return verdict;
    },
  });
  watch.watch({
    onIdentity: (known) => told.push(known),
    onRefused: (session) => told.push(session),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    told,
    async says(user: typeof ana | null) {
      tell(user as User | null); // as above
      await settled();
    },
    async signOut() {
      await watch.signOut();
      await settled();
    },
  };
}

test('a session that the SDK drops by itself is told as refused at once, and then why', async () => {
  const page = device(null, 'closed');
  await page.says(ana);
  await page.says(null);
  expect(page.told).toEqual([
    identity(ana),
    { uid: 'ana', verdict: 'asking' },
    null,
    'asked by t1',
    { uid: 'ana', verdict: 'closed' },
  ]);
});

test('a session that the SDK drops while it starts is told too', async () => {
  const page = device({ uid: 'ana', refreshToken: 't0' }, 'ended');
  await page.says(null);
  expect(page.told).toEqual([
    { uid: 'ana', verdict: 'asking' },
    null,
    'asked by t0',
    { uid: 'ana', verdict: 'ended' },
  ]);
});

test('where nobody was signed in, and after an own sign-out, nobody is missed', async () => {
  const empty = device(null, 'valid');
  await empty.says(null);
  expect(empty.told).toEqual([null]);

  const left = device({ uid: 'ana', refreshToken: 't0' }, 'valid');
  await left.says(ana);
  await left.signOut();
  expect(left.told).toEqual([identity(ana), null]);
});

test('after an own sign-out the next person is missed again', async () => {
  const page = device(null, 'ended');
  await page.says(ana);
  await page.signOut();
  await page.says(rui);
  await page.says(null);
  expect(page.told.at(-1)).toEqual({ uid: 'rui', verdict: 'ended' });
});
