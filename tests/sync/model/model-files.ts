import type { RemoteFiles } from '#sync/ports.ts';
import { RemoteError } from '#sync/remote-error.ts';
import type { ModelLink } from './model-link.ts';
import type { ModelServer } from './model-server.ts';

/** Bytes of a file in a run: the content does not matter, that it is the same does. */
export class ModelFile extends Blob {
  readonly md5: string;
  constructor(size: number, md5: string) {
    super([new Uint8Array(size)]);
    this.md5 = md5;
  }
}

export class ModelBucket {
  readonly objects = new Map<string, { size_bytes: number; md5: string; times: number }>();
}

export function createModelFiles(
  bucket: ModelBucket,
  server: ModelServer,
  link: ModelLink,
  uid: string,
): RemoteFiles {
  const mayEnter = (path: string) => {
    const user = server.user(uid);
    const [, , client = ''] = path.split('/');
    const isMember = user?.is_active === true && user.role !== null;
    return isMember && (user.role !== 'client' || user.client_ids.includes(client));
  };
  return {
    stat: (path) => link.ask(() => (mayEnter(path) ? (bucket.objects.get(path) ?? null) : null)),
    upload: (path, file, { signal, onProgress }) =>
      link.ask(() => {
        if (signal.aborted) throw new RemoteError('unavailable');
        const [, , , documentId = ''] = path.split('/');
        // Once the row stands the bytes cannot be replaced.
        if (!mayEnter(path) || server.rows.has(`documents/${documentId}`)) {
          throw new RemoteError('permission_denied');
        }
        onProgress(file.size);
        const md5 = file instanceof ModelFile ? file.md5 : '';
        const times = (bucket.objects.get(path)?.times ?? 0) + 1;
        bucket.objects.set(path, { size_bytes: file.size, md5, times });
      }),
  };
}
