import { FirebaseError } from 'firebase/app';
import { getBlob } from 'firebase/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

vi.mock('firebase/storage', () => ({ getBlob: vi.fn(), ref: vi.fn() }));
vi.mock('../sdk/firebase-storage.ts', () => ({ firebaseStorage: () => ({}) }));

const line = { onLine: true };
beforeEach(() => void vi.stubGlobal('navigator', line));
afterEach(() => {
  line.onLine = true;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a server that does not answer is not a lost connection', async () => {
  vi.mocked(getBlob).mockRejectedValue(new FirebaseError('storage/retry-limit-exceeded', 'late'));
  await expect(fetchFile('a/b')).rejects.toMatchObject({ kind: 'no_answer' });
});

test('without a connection nothing is asked, and that is said at once', async () => {
  line.onLine = false;
  await expect(fetchFile('a/b')).rejects.toMatchObject({ kind: 'offline' });
  expect(getBlob).not.toHaveBeenCalled();
});
