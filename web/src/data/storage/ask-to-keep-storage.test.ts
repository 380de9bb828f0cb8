import { expect, test } from 'vitest';
import { askToKeepStorage } from './ask-to-keep-storage.ts';

/** A browser that answers what it is asked, and counts. */
function browser({ isKept = false, grants = true, fails = false } = {}) {
  const calls: string[] = [];
  const answer = (name: string, value: boolean) => () => {
    calls.push(name);
    return fails ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve(value);
  };
  const storage = { persisted: answer('persisted', isKept), persist: answer('persist', grants) };
  // What is asked of a browser here, and no more.
  return { calls, navigator: { storage } as unknown as Navigator };
}

test('the browser is asked to keep the data, once in a page', async () => {
  const { calls, navigator } = browser();
  await askToKeepStorage(navigator);
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted', 'persist']);
});

test('who refuses is not asked again in this page', async () => {
  const { calls, navigator } = browser({ grants: false });
  await askToKeepStorage(navigator);
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted', 'persist']);
});

test('what is granted already is not asked for', async () => {
  const { calls, navigator } = browser({ isKept: true });
  await askToKeepStorage(navigator);
  expect(calls).toEqual(['persisted']);
});

test('a browser that fails to answer, or knows nothing of it, is left alone', async () => {
  const { calls, navigator } = browser({ fails: true });
  await expect(askToKeepStorage(navigator)).resolves.toBeUndefined();
  expect(calls).toEqual(['persisted']);
  await expect(askToKeepStorage({} as Navigator)).resolves.toBeUndefined();
  await expect(askToKeepStorage({ storage: {} } as Navigator)).resolves.toBeUndefined();
});
