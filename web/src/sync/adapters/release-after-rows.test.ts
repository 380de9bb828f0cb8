import { expect, test, vi } from 'vitest';
import type { RemoteDatabase } from '#sync/ports.ts';
import { releaseAfterRows } from './release-after-rows.ts';

const SCOPE = { key: 'clients', entity: 'clients', filter: null } as const;
const NEVER_MS = 2 ** 31 - 1;

function world(latestMs = NEVER_MS) {
  const asked: string[] = [];
  const onFirstQuestion = vi.fn();
  const stop = vi.fn();
  // Of the real server only what these tests reach.
  const remote = {
    readPage: () => {
      asked.push('page');
      return Promise.resolve({ rows: [], unreadable: [], next: null });
    },
    listen: () => {
      asked.push('listener');
      return () => undefined;
    },
    watchMinimumVersion: (listener: (minimum: string | null) => void) => {
      asked.push('release');
      listener(null);
      return stop;
    },
  } as unknown as RemoteDatabase;
  return { asked, stop, onFirstQuestion, remote: releaseAfterRows(remote, onFirstQuestion, latestMs) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['page', (remote: RemoteDatabase) => void remote.readPage({ scope: SCOPE, after: null, limit: 1 })],
  ['listener', (remote: RemoteDatabase) => void remote.listen({ scope: SCOPE, above: '' }, {} as never)],
])('the wanted version is asked after the first %s', async (what, read) => {
  const { remote, asked, onFirstQuestion } = world();
  const heard = vi.fn();
  remote.watchMinimumVersion(heard);
  await settled();
  expect(asked).toEqual([]);
  expect(onFirstQuestion).not.toHaveBeenCalled();
  read(remote);
  await settled();
  expect(asked).toEqual([what, 'release']);
  expect(heard).toHaveBeenCalledWith(null);
  expect(onFirstQuestion).toHaveBeenCalledTimes(1);
});

test('where nothing is read it is asked all the same', async () => {
  const { remote, asked } = world(1);
  remote.watchMinimumVersion(() => undefined);
  await expect.poll(() => asked).toEqual(['release']);
});

test('who stops before it was asked hears nothing, and who stops later ends the watch', async () => {
  const { remote, asked, stop } = world();
  remote.watchMinimumVersion(() => undefined)();
  const leave = remote.watchMinimumVersion(() => undefined);
  void remote.readPage({ scope: SCOPE, after: null, limit: 1 });
  await settled();
  expect(asked).toEqual(['page', 'release']);
  leave();
  expect(stop).toHaveBeenCalledOnce();
});
