import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstScreen } from './after-first-screen.ts';

/** Each test is a page of its own: what was asked before is forgotten. */
async function newPage() {
  vi.resetModules();
  const { beginScreenRead } = await import('#data/live/screen-reads.ts');
  const { afterFirstScreen: whenStands } = await import('./after-first-screen.ts');
  return { beginScreenRead, whenStands };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('when the first screen is shown', () => {
  it('comes after the last of its reads was shown and painted, however long that takes', async () => {
    const { beginScreenRead, whenStands } = await newPage();
    const run = vi.fn();
    whenStands(run);
    const [list, names] = [beginScreenRead(), beginScreenRead()];
    vi.advanceTimersByTime(60_000);
    names();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    list();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('comes on a page that draws no frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { beginScreenRead, whenStands } = await newPage();
    const run = vi.fn();
    whenStands(run);
    beginScreenRead()();
    vi.advanceTimersByTime(2_500);
    expect(run).toHaveBeenCalledOnce();
  });

  it('comes at the latest for a screen that reads nothing', async () => {
    const { whenStands } = await newPage();
    const run = vi.fn();
    whenStands(run);
    vi.advanceTimersByTime(2_900);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('is not waited for again by who asks later, and comes once only', async () => {
    const { beginScreenRead, whenStands } = await newPage();
    const [first, later] = [vi.fn(), vi.fn()];
    whenStands(first);
    beginScreenRead()();
    vi.advanceTimersByTime(2_000);
    whenStands(later);
    vi.advanceTimersByTime(500);
    beginScreenRead()();
    vi.advanceTimersByTime(10_000);
    expect([first, later].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('never comes for who has left', () => {
    const run = vi.fn();
    afterFirstScreen(run)();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });
});
