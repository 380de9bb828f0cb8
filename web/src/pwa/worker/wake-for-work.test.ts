import { expect, it } from 'vitest';
import { isSendWorkMessage } from '#pwa/send-work-message.ts';
import { wakeForWork } from './wake-for-work.ts';

/** A worker with so many open pages, and what its browser asks it to finish. */
function worker(pages: number) {
  const told: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const page = { postMessage: (message: unknown) => void told.push(message) };
  const clients = { matchAll: () => Promise.resolve(Array.from({ length: pages }, () => page)) };
  const scope = Object.assign(new EventTarget(), { clients });
  wakeForWork(scope);
  return {
    told,
    work,
    async sync(tag: string) {
      const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
      scope.dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }));
      await Promise.all(work);
    },
  };
}

it('every open page is told that what waits can go', async () => {
  const { told, sync } = worker(2);
  await sync('send-work');
  expect(told.map(isSendWorkMessage)).toEqual([true, true]);
});

it('with no page open it is done quietly, and the browser does not ask again', async () => {
  const { told, work, sync } = worker(0);
  await sync('send-work');
  expect(work).toHaveLength(1);
  await expect(work[0]).resolves.toBeUndefined();
  expect(told).toEqual([]);
});

it('what was registered under another name is not answered', async () => {
  const { told, work, sync } = worker(1);
  await sync('another');
  expect([told, work]).toEqual([[], []]);
});
