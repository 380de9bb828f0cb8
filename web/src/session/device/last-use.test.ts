import { describe, expect, it } from 'vitest';
import { DEFAULT_IDLE_MINUTES } from '@portal/domain';
import { forgetUse, noteUse, rememberIdleMinutes, timeLeft } from './last-use.ts';
import { eraseStoredSession, writeStoredSession } from '../stored-session.ts';
import { storageOf } from '../testing/storage-of.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 22, 12);

describe('the last use of a device', () => {
  it('leaves as much time as the firm chose, else the default', () => {
    const storage = storageOf();
    noteUse('ana', NOON, storage);
    expect(timeLeft('ana', NOON, storage)).toBe(DEFAULT_IDLE_MINUTES * MINUTE);
    rememberIdleMinutes(5, storage);
    expect(timeLeft('ana', NOON + MINUTE, storage)).toBe(4 * MINUTE);
    expect(timeLeft('ana', NOON + 5 * MINUTE, storage)).toBe(0);
  });

  it('leaves none where it is not known, of somebody else, unreadable, or still to come', () => {
    const storage = storageOf();
    expect(timeLeft('ana', NOON, storage)).toBe(0);
    noteUse('bia', NOON, storage);
    expect(timeLeft('ana', NOON, storage)).toBe(0);
    storage.setItem('portal.last_use', 'ana soon');
    expect(timeLeft('ana', NOON, storage)).toBe(0);
    noteUse('ana', NOON + 60 * MINUTE, storage);
    expect(timeLeft('ana', NOON, storage)).toBe(0);
  });

  it('does not matter where the firm locks nothing, and an unreadable choice is none', () => {
    const storage = storageOf();
    rememberIdleMinutes(0, storage);
    expect(timeLeft('ana', NOON, storage)).toBe(Number.POSITIVE_INFINITY);
    storage.setItem('portal.idle_minutes', '-1');
    expect(timeLeft('ana', NOON, storage)).toBe(0);
  });

  it('is forgotten with the session of its own person alone', () => {
    const storage = storageOf();
    const session = { tenant_id: 'firm', role: 'admin' } as const;
    const endSessionOf = (uid: string) => {
      writeStoredSession({ ...session, uid, client_ids: [] }, storage);
      eraseStoredSession(storage);
    };
    noteUse('ana', NOON, storage);
    endSessionOf('bia');
    expect(timeLeft('ana', NOON, storage)).toBeGreaterThan(0);
    endSessionOf('ana');
    expect(timeLeft('ana', NOON, storage)).toBe(0);
  });

  it('is forgotten at once by who locks by hand', () => {
    const storage = storageOf();
    noteUse('ana', NOON, storage);
    forgetUse(storage);
    expect(timeLeft('ana', NOON, storage)).toBe(0);
  });
});
