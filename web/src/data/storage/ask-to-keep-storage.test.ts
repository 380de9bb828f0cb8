import { expect, test } from 'vitest';
import { askToKeepStorage } from './ask-to-keep-storage.ts';

/** A browser that answers what it is asked, and counts. */
function browser(onLine: boolean, { isKept = false, fails = false } = {}) {
  const calls: string[] = [];
  const answer = (name: string, value: boolean) => () => {
    calls.push(name);
    return fails ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve(value);
  };
  const storage = { persisted: answer('persisted', isKept), persist: answer('persist', true) };
  // What is asked of a browser here, and no more.
  return { calls, navigator: { onLine, storage } as unknown as Navigator };
}

test('the browser is asked to keep the data at the first edit without a connection, once', async () => {
  const { calls, navigator } = browser(false);
  await askToKeepStorage(navigator);
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted', 'persist']);
});

test('nothing is asked while there is a connection', async () => {
  const { calls, navigator } = browser(true);
  await askToKeepStorage(navigator);
  expect(calls).toEqual([]);
  Object.assign(navigator, { onLine: false });
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted', 'persist']);
});

test('what is granted already is not asked for', async () => {
  const { calls, navigator } = browser(false, { isKept: true });
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted']);
});

test('a browser that refuses, or knows nothing of it, is left alone', async () => {
  const { calls, navigator } = browser(false, { fails: true });
  await expect(askToKeepStorage(navigator)).resolves.toBeUndefined();
  expect(calls).toEqual(['persisted']);
  await expect(askToKeepStorage({ onLine: false } as Navigator)).resolves.toBeUndefined();
});
