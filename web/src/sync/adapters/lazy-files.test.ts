import { expect, test, vi } from 'vitest';
import type { RemoteFiles } from '#sync/ports.ts';
import { createLazyFiles } from './lazy-files.ts';

const bucket: RemoteFiles = {
  stat: (path) => Promise.resolve({ size_bytes: path.length, md5: 'm' }),
  upload: () => Promise.resolve(),
};

test('the code of the bucket comes with the first question, once', async () => {
  const load = vi.fn(() => Promise.resolve(bucket));
  const files = createLazyFiles(load);
  expect(load).not.toHaveBeenCalled();
  expect(await files.stat('four')).toEqual({ size_bytes: 4, md5: 'm' });
  await files.upload('four', new Blob(), {
    mime_type: 'application/pdf',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(load).toHaveBeenCalledOnce();
});

test('code that does not come is a server out of reach, and is asked for again', async () => {
  const load = vi.fn<() => Promise<RemoteFiles>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(bucket);
  const files = createLazyFiles(load);
  await expect(files.stat('four')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await files.stat('four')).toMatchObject({ size_bytes: 4 });
});
