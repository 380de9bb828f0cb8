import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

// Each test has the SDK anew: what one part of it has started stays started.
beforeEach(() => vi.resetModules());

it('asks for files in the name of the person, however soon it is asked', async () => {
  const { firebaseStorage } = await import('./firebase-storage.ts');
  firebaseStorage();
  expect(await isAuthThere()).toBe(true);
});

it('calls functions in the name of the person, however soon they are called', async () => {
  const { firebaseFunctions } = await import('./firebase-functions.ts');
  firebaseFunctions();
  expect(await isAuthThere()).toBe(true);
});

/** The SDK's table of its parts, where it looks for the person's token before each request; its types do not show it. */
type Parts = { container: { getProvider: (name: 'auth-internal') => { isInitialized: () => boolean } } };

async function isAuthThere(): Promise<boolean> {
  const { firebaseApp } = await import('./firebase-app.ts');
  const { container } = firebaseApp() as unknown as Parts;
  return container.getProvider('auth-internal').isInitialized();
}
