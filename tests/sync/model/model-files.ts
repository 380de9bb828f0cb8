import { md5 } from '#data/files/md5.ts';
import type { RemoteFiles } from '#sync/ports.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { ModelLink } from './model-link.ts';
import type { ModelServer } from './model-server.ts';

/** Bytes of a file in a run: the content does not matter, that it is the same does matter. */
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

/** What the bucket's rules allow: members, of the company's folder. */
function mayEnter(server: ModelServer, uid: string, path: string): boolean {
  const user = server.ownRow(uid);
  const [, , client = ''] = path.split('/');
  const isMember = user?.is_active === true && user.role !== null;
  return isMember && (user.role !== 'client' || user.client_ids.includes(client));
}

/** What the row says: before it exists nobody reads, while it is checked its sender alone. */
function mayFetch(server: ModelServer, uid: string, path: string): boolean {
  const [, , , documentId = ''] = path.split('/');
  const row = server.rows.get(`documents/${documentId}`)?.value;
  const isOpen = row?.['check'] === 'ok' || (row?.['check'] === 'pending' && row['uploaded_by'] === uid);
  return mayEnter(server, uid, path) && isOpen && row['storage_path'] === path && row.deleted_at === null;
}

/** Once the row exists nobody replaces its bytes. */
export function mayStore(server: ModelServer, uid: string, path: string): boolean {
  const [, , , documentId = ''] = path.split('/');
  return (
    server.epoch?.state !== 'restoring' &&
    mayEnter(server, uid, path) &&
    !server.rows.has(`documents/${documentId}`)
  );
}

export function createModelFiles(
  bucket: ModelBucket,
  server: ModelServer,
  link: ModelLink,
  uid: string,
): RemoteFiles {
  return {
    stat: (path) => link.ask(() => (mayFetch(server, uid, path) ? (bucket.objects.get(path) ?? null) : null)),
    async upload(path, file, { signal, onProgress }) {
      const check = () => {
        if (signal.aborted) throw new RemoteError('unavailable');
        if (!mayStore(server, uid, path)) throw new RemoteError('permission_denied');
      };
      const pieces = link.random.chance(0.5) ? 1 : 2 + link.random.below(5);
      for (let piece = 1; piece < pieces; piece += 1) {
        await link.ask(check);
        onProgress(Math.floor((file.size * piece) / pieces));
        await link.wait(link.random.next() * 3_000);
      }
      const md5 = await link.time.track(md5Of(file));
      await link.ask(() => {
        check();
        const times = (bucket.objects.get(path)?.times ?? 0) + 1;
        bucket.objects.set(path, { size_bytes: file.size, md5, times });
      });
      onProgress(file.size);
    },
  };
}

async function md5Of(file: Blob): Promise<string> {
  return file instanceof ModelFile ? file.md5 : md5(new Uint8Array(await file.arrayBuffer()));
}
