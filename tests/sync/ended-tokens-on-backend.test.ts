import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { RealFirm } from './support/real-firm.ts';

// The SDK of Firestore asks for a fresh token by itself, once an hour, and expects no answer but a token.

const HOUR_MS = 3_600_000;
let firm: RealFirm;

beforeAll(() => {
  firm = new RealFirm(inject('syncBackend'));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => firm.close());

test.each(['revoked', 'disabled', 'removed'] as const)(
  'a write with a token that is over, of a session that was %s, asks for a sign-in',
  async (how) => {
    const uid = await firm.addPerson(how, 'accountant');
    const { database } = await firm.signIn(uid);
    expect(await database.runTransaction((tx) => tx.readReceipt(`${uid}_before0001`))).toBeNull();
    await firm.endSession(uid, how);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
    const late = database.runTransaction((tx) => tx.readReceipt(`${uid}_after00001`));
    await expect(late).rejects.toMatchObject({ kind: 'unauthenticated' });
  },
);
