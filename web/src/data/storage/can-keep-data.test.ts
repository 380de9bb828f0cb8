import { indexedDB } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { canKeepData } from './can-keep-data.ts';

/** A browser that answers each opening with an error. */
function failing(name: string): IDBFactory {
  const open = () => {
    const request = { error: new DOMException('no', name), onerror: null as ((event: Event) => void) | null };
    queueMicrotask(() => request.onerror?.(new Event('error', { cancelable: true })));
    return request;
  };
  // What is asked of a browser here, and no more.
  return { open } as unknown as IDBFactory;
}

test('a browser with databases keeps data, and is left without a trace of the question', async () => {
  expect(await canKeepData(() => indexedDB)).toBe(true);
  await expect.poll(() => indexedDB.databases()).toEqual([]);
  expect(await canKeepData(() => indexedDB)).toBe(true);
});

test.each(['InvalidStateError', 'SecurityError', 'UnknownError'])(
  'a private window that answers with %s keeps none',
  async (name) => {
    expect(await canKeepData(() => failing(name))).toBe(false);
  },
);

test('a browser that keeps no data of sites, or knows no databases, keeps none', async () => {
  const refuse = (): IDBFactory => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(await canKeepData(refuse)).toBe(false);
  expect(await canKeepData(() => ({ open: refuse }) as unknown as IDBFactory)).toBe(false);
  expect(await canKeepData(() => undefined as unknown as IDBFactory)).toBe(false);
});

test('a device without room keeps data: that there is no room is told elsewhere', async () => {
  expect(await canKeepData(() => failing('QuotaExceededError'))).toBe(true);
});
