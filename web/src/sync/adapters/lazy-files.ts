import { RemoteError } from '#sync/failure/remote-error.ts';
import type { RemoteFiles } from '#sync/ports.ts';

/** The bucket over an SDK that the first file brings in: no list waits for it. */
export function createLazyFiles(load: () => Promise<RemoteFiles>): RemoteFiles {
  let loading: Promise<RemoteFiles> | null = null;
  const files = () =>
    (loading ??= load().catch((cause: unknown) => {
      // Its code is not on the device and could not be fetched: the next try asks again.
      loading = null;
      throw new RemoteError('unavailable', { cause });
    }));
  return {
    stat: async (path) => (await files()).stat(path),
    upload: async (path, file, options) => (await files()).upload(path, file, options),
  };
}
