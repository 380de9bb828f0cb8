import { backoff } from '@portal/domain';
import { type Auth, onAuthStateChanged, signOut, type User } from 'firebase/auth';
import type { Identity, IdentityHandlers } from '#session/account/account-service.ts';
import type { askProvider } from './ask-provider.ts';
import type { KnownUser } from './persisted-user.ts';

/** Before the provider is asked again, when it did not answer. */
const PAUSES = { first_ms: 500, longest_ms: 30_000 };

/** Who is here, and what became of a session that the SDK dropped by itself. */
export function createIdentityWatch(
  auth: Auth,
  world: { atStart: () => Promise<KnownUser | null>; ask: typeof askProvider },
) {
  /** From the own sign-out to the next sign-in nobody is missed. */
  let isSignedOut = false;
  return {
    async signOut(): Promise<void> {
      isSignedOut = true;
      await signOut(auth);
    },
    watch({ onIdentity, onRefused }: IdentityHandlers): () => void {
      const ended = new AbortController();
      /** Aborts with the next word of the SDK: what is asked about the one before is over. */
      let asking = new AbortController();
      let known: Promise<KnownUser | null> = world.atStart();
      const follow = async (user: User | null) => {
        asking.abort();
        asking = new AbortController();
        const { signal } = asking;
        const before = known;
        known = Promise.resolve(user);
        if (user !== null) {
          isSignedOut = false;
          return onIdentity(identityOf(user));
        }
        const lost = isSignedOut ? null : await before;
        if (signal.aborted || ended.signal.aborted) return;
        // At once: what may be shown is asked about afterwards.
        if (lost !== null) onRefused({ uid: lost.uid, verdict: 'asking' });
        onIdentity(null);
        if (lost === null) return;
        const verdict = await untilAnswered(() => world.ask(lost.refreshToken), [signal, ended.signal]);
        if (verdict !== null) onRefused({ uid: lost.uid, verdict });
      };
      const stop = onAuthStateChanged(auth, (user) => void follow(user));
      return () => {
        ended.abort();
        stop();
      };
    },
  };
}

async function untilAnswered<T>(ask: () => Promise<T | null>, ends: AbortSignal[]): Promise<T | null> {
  const isOver = () => ends.some(({ aborted }) => aborted);
  for (let failures = 1; !isOver(); failures += 1) {
    const answer = await ask();
    if (answer !== null) return isOver() ? null : answer;
    await new Promise((resolve) => setTimeout(resolve, backoff(PAUSES, failures)));
  }
  return null;
}

export function identityOf(user: User): Identity {
  return { uid: user.uid, email: user.email ?? '', email_verified: user.emailVerified };
}
