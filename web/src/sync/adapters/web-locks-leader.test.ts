import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebLocksLeader } from './web-locks-leader.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab's lead: begins when it is let, and ends when it is told. */
function tab() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const lead = vi.fn(() => ended);
  return { lead, end, stop: new AbortController() };
}

/** Web Locks as far as a leader asks: one holder, others in turn, and a wait that can be given up. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = last.then(() => {
        if (signal.aborted) throw signal.reason;
        return work();
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

describe('in a browser without locks', () => {
  it('every tab leads at once, and stays the leader until it ends', async () => {
    vi.stubGlobal('navigator', {});
    const leader = createWebLocksLeader();
    const [one, other] = [tab(), tab()];
    const leading = leader.whileLeading('firm', one.stop.signal, one.lead);
    const alsoLeading = leader.whileLeading('firm', other.stop.signal, other.lead);
    expect([one.lead, other.lead].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const isOver = vi.fn();
    void leading.then(isOver);
    other.end();
    await alsoLeading;
    expect(isOver).not.toHaveBeenCalled();
    one.end();
    await leading;
  });

  it('a tab that was stopped before does not begin', async () => {
    vi.stubGlobal('navigator', {});
    const { lead, stop } = tab();
    stop.abort();
    await createWebLocksLeader().whileLeading('firm', stop.signal, lead);
    expect(lead).not.toHaveBeenCalled();
  });
});

describe('in a browser with locks', () => {
  it('a tab leads once the one before it has ended, and not if it gave up meanwhile', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const leader = createWebLocksLeader();
    const [first, gaveUp, second] = [tab(), tab(), tab()];
    const runs = [first, gaveUp, second].map(({ stop, lead }) =>
      leader.whileLeading('firm', stop.signal, lead),
    );
    await vi.waitFor(() => expect(first.lead).toHaveBeenCalledOnce());
    gaveUp.stop.abort();
    expect(second.lead).not.toHaveBeenCalled();
    first.end();
    await vi.waitFor(() => expect(second.lead).toHaveBeenCalledOnce());
    second.end();
    await Promise.all(runs);
    expect(gaveUp.lead).not.toHaveBeenCalled();
  });

  it('a lock that fails is told', async () => {
    const refusal = new DOMException('the document is not active', 'InvalidStateError');
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } });
    const { lead, stop } = tab();
    await expect(createWebLocksLeader().whileLeading('firm', stop.signal, lead)).rejects.toBe(refusal);
  });
});
