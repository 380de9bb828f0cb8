import { describe, expect, it } from 'vitest';
import { countCall } from './count-call.ts';

const MINUTE = 60_000;

describe('counting calls', () => {
  it('allows as many as the limit within one hour and refuses the next', () => {
    let window = countCall(null, 0, 3).window;
    const allowed = [1, 2, 3].map((minute) => {
      const counted = countCall(window, minute * MINUTE, 3);
      window = counted.window;
      return counted.allowed;
    });
    expect(allowed).toEqual([true, true, false]);
  });

  it('does not let refused calls prolong or fill the window', () => {
    const refused = countCall({ startedAt: 0, count: 3 }, 59 * MINUTE, 3);
    expect(refused).toEqual({ allowed: false, window: { startedAt: 0, count: 3, endsAt: 60 * MINUTE } });
  });

  it('opens a new window when the hour is over', () => {
    const counted = countCall({ startedAt: 0, count: 3 }, 60 * MINUTE, 3);
    expect(counted).toEqual({
      allowed: true,
      window: { startedAt: 60 * MINUTE, count: 1, endsAt: 120 * MINUTE },
    });
  });
});
