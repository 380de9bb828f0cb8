import { IDLE_MINUTES_KEY, LAST_USE_KEY } from '../session-keys.ts';

/** For a device that never heard the firm's own choice; the domain's default, whose code would come along. */
const MINUTES_UNHEARD = 15;

/**
 * The last use of this device by somebody's own hand, in any of its tabs. There is no mark of being locked that could
 * be taken away: what is not known to have been used lately is locked.
 */
export function noteUse(uid: string, now: number = Date.now(), storage: Storage = localStorage): void {
  storage.setItem(LAST_USE_KEY, `${uid} ${String(now)}`);
}

export function forgetUse(storage: Storage = localStorage): void {
  storage.removeItem(LAST_USE_KEY);
}

/** How long the screens of this person may still be shown without use; 0 where the time is over. */
export function timeLeft(uid: string, now: number, storage: Storage): number {
  const limit = idleMinutes(storage) * 60_000;
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const [user, at] = storage.getItem(LAST_USE_KEY)?.split(' ') ?? [];
  const idle = now - Number(at);
  // A use in the time to come is a clock that was set back: nobody knows how long ago that is.
  return user === uid && Math.abs(idle) < limit ? limit - idle : 0;
}

export function rememberIdleMinutes(minutes: number, storage: Storage = localStorage): void {
  storage.setItem(IDLE_MINUTES_KEY, String(minutes));
}

function idleMinutes(storage: Storage): number {
  const text = storage.getItem(IDLE_MINUTES_KEY);
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : MINUTES_UNHEARD;
}
