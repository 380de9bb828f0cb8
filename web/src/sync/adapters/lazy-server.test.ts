import { describe, expect, it, vi } from 'vitest';
import type { Connectivity } from '#sync/ports.ts';
import { createLazyServer, type Server } from './lazy-server.ts';

function world({ online }: { online: boolean }) {
  const lines = new Set<(online: boolean) => void>();
  const wakes = new Set<() => void>();
  const connectivity: Connectivity = {
    isOnline: () => online,
    watch: (listener) => {
      lines.add(listener);
      return () => lines.delete(listener);
    },
    watchOpened: () => () => undefined,
    watchWake: (listener) => {
      wakes.add(listener);
      return () => wakes.delete(listener);
    },
  };
  const stopIdentity = vi.fn();
  const watchIdentity = vi.fn((listener: (uid: string | null) => void) => {
    listener('ana');
    return stopIdentity;
  });
  // Of the real server only what these tests reach.
  const server = {
    database: { watchIdentity, readOwnRow: () => Promise.resolve(null) },
    files: { stat: () => Promise.resolve(null) },
  } as unknown as Server;
  const load = vi.fn(() => Promise.resolve(server));
  return {
    load,
    stopIdentity,
    late: createLazyServer(load, connectivity),
    watched: () => lines.size + wakes.size,
    goOnline() {
      online = true;
      for (const listener of lines) listener(true);
    },
    wake() {
      for (const listener of wakes) listener();
    },
  };
}

describe('the late server', () => {
  it('does not load the SDK while there is no connection, not even at a wake-up', () => {
    const { late, load, wake } = world({ online: false });
    late.database.watchIdentity(() => undefined);
    wake();
    expect(load).not.toHaveBeenCalled();
  });

  it('says who is here once the connection is there, having loaded the SDK once', async () => {
    const { late, load, goOnline, wake } = world({ online: false });
    const seen: (string | null)[] = [];
    late.database.watchIdentity((uid) => seen.push(uid));
    goOnline();
    wake();
    await vi.waitFor(() => expect(seen).toEqual(['ana']));
    goOnline();
    expect(load).toHaveBeenCalledOnce();
    await expect(late.files.stat('a')).resolves.toBeNull();
    expect(seen).toEqual(['ana']);
  });

  it('asks again at the next connection when the code could not be fetched', async () => {
    const { late, load, goOnline, wake } = world({ online: true });
    load.mockRejectedValueOnce(new Error('no such chunk'));
    const seen: (string | null)[] = [];
    late.database.watchIdentity((uid) => seen.push(uid));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      goOnline();
      wake();
      expect(seen).toEqual(['ana']);
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never begins a watch that was stopped before the SDK came, and listens to nothing any more', async () => {
    const { late, load, watched } = world({ online: true });
    const listener = vi.fn();
    const stop = late.database.watchIdentity(listener);
    stop();
    await load.mock.results[0]?.value;
    expect(listener).not.toHaveBeenCalled();
    expect(watched()).toBe(0);
  });

  it('ends the watch that runs', async () => {
    const { late, stopIdentity } = world({ online: true });
    const listener = vi.fn();
    const stop = late.database.watchIdentity(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    stop();
    expect(stopIdentity).toHaveBeenCalledOnce();
  });

  it('takes a question before anybody is known for the bug it is', () => {
    const { late } = world({ online: true });
    expect(() => late.database.readOwnRow('ana')).toThrow('before anybody was known');
  });
});
