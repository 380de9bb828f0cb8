import { afterEach, expect, test, vi } from 'vitest';
import { erasesUnusedSites } from './erases-unused-sites.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const persisted = (answer: boolean) => ({ persisted: () => Promise.resolve(answer) });
const SAFARI = { isApple: true, isInstalled: false, storage: persisted(false) };

test('Safari erases a site that is not used', async () => {
  expect(await erasesUnusedSites(SAFARI)).toBe(true);
});

test.each([
  ['any other browser', { ...SAFARI, isApple: false }],
  ['the app on the home screen', { ...SAFARI, isInstalled: true }],
  ['a browser that has promised to keep it', { ...SAFARI, storage: persisted(true) }],
])('%s keeps it', async (_who, signs) => {
  expect(await erasesUnusedSites(signs)).toBe(false);
});

test.each([
  ['promises nothing, being older', undefined],
  ['fails to answer', { persisted: () => Promise.reject(new TypeError('no')) }],
])('a Safari that %s erases it', async (_what, storage) => {
  expect(await erasesUnusedSites({ ...SAFARI, storage })).toBe(true);
});

test('each browser is known by what it has', async () => {
  const become = (device: object, { isStandalone = false, isApple = true } = {}) => {
    vi.unstubAllGlobals();
    vi.stubGlobal('navigator', device);
    vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
    if (isApple) vi.stubGlobal('GestureEvent', Event);
    return erasesUnusedSites();
  };
  const storage = persisted(false);
  expect(await become({ storage })).toBe(true);
  expect(await become({ storage, standalone: false })).toBe(true);
  expect(await become({})).toBe(true);
  expect(await become({ storage, standalone: true })).toBe(false);
  expect(await become({ storage }, { isStandalone: true })).toBe(false);
  expect(await become({ storage }, { isApple: false })).toBe(false);
});
