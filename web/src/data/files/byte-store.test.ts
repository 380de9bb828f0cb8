import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredFile } from '#data/local/portal-database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { deleteBytes, deleteFolder, getBytes, putBytes } from './byte-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** More than one chunk of the database, so that their order matters. */
const BYTES = new Uint8Array(2.5 * 1024 * 1024).map((_, i) => i >> 10);

const keptFile = (kept_in: StoredFile['kept_in']): StoredFile => ({
  file_id: 'f',
  kept_in,
  mime_type: 'application/pdf',
  size_bytes: BYTES.length,
  stored_at: 0,
  complete: true,
  pinned: false,
});

class WritableHandle {
  createWritable(): void {}
}
class ReadOnlyHandle {
  getFile(): void {}
}

const refusing = (name: string) => ({
  storage: { getDirectory: () => Promise.reject(new DOMException('no', name)) },
});

/** Browsers without files of the origin, each as it has them not. */
const BROWSERS: [string, () => void][] = [
  [
    'knows no files of the origin',
    () => {
      vi.stubGlobal('FileSystemFileHandle', undefined);
      vi.stubGlobal('navigator', { storage: {} });
    },
  ],
  [
    'cannot write them from a page (Safari before 26)',
    () => {
      vi.stubGlobal('FileSystemFileHandle', ReadOnlyHandle);
      vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve({}) } });
    },
  ],
  [
    'refuses them in a private window (Firefox)',
    () => {
      vi.stubGlobal('FileSystemFileHandle', WritableHandle);
      vi.stubGlobal('navigator', refusing('SecurityError'));
    },
  ],
  [
    'fails them in a private window (Safari)',
    () => {
      vi.stubGlobal('FileSystemFileHandle', WritableHandle);
      vi.stubGlobal('navigator', refusing('UnknownError'));
    },
  ],
  [
    'has no storage to ask (a page without https)',
    () => {
      vi.stubGlobal('FileSystemFileHandle', WritableHandle);
      vi.stubGlobal('navigator', {});
    },
  ],
];

describe.each(BROWSERS)('in a browser that %s', (_what, become) => {
  test('bytes are kept in the database, whole and in order, and go when they are deleted', async () => {
    become();
    const { db } = openTestAccount();
    expect(await putBytes(db, 'f', BYTES)).toBe('chunks');
    const file = keptFile('chunks');
    const kept = await getBytes(db, file);
    expect(kept?.type).toBe('application/pdf');
    const read = new Uint8Array((await kept?.arrayBuffer()) ?? []);
    // Compared here: a difference of two megabytes is nothing to print.
    expect(read.length === BYTES.length && read.every((byte, i) => byte === BYTES[i])).toBe(true);
    await deleteBytes(db, 'f');
    expect(await getBytes(db, file)).toBeNull();
  });

  test('what was kept as a file of the origin before is gone, and said to be, and its erasure is done', async () => {
    become();
    const { db } = openTestAccount();
    const file = keptFile('origin_files');
    expect(await getBytes(db, file)).toBeNull();
    expect(await deleteFolder(db.name)).toBe(true);
  });
});
