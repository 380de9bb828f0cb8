import { describe, expect, it } from 'vitest';
import { DEFAULT_IDLE_MINUTES } from '@portal/domain';
import { forgetUse, forgetUseOf, noteUse, rememberIdleMinutes, timeLeft } from './last-use.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 22, 12);

function storageOf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage; // all that is asked of it
}

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

  it('is forgotten with its own person alone', () => {
    const storage = storageOf();
    noteUse('ana', NOON, storage);
    forgetUseOf('bia', storage);
    expect(timeLeft('ana', NOON, storage)).toBeGreaterThan(0);
    forgetUseOf('ana', storage);
    expect(timeLeft('ana', NOON, storage)).toBe(0);
    noteUse('ana', NOON, storage);
    forgetUse(storage);
    expect(timeLeft('ana', NOON, storage)).toBe(0);
  });
});
