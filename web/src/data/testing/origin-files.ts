import { vi } from 'vitest';

/** The files of an origin, as far as folders go: Node has none. What stands there is in the set that comes back. */
export function openOriginFiles(names: readonly string[], { isHeld = false } = {}): Set<string> {
  const folders = new Set(names);
  const missing = () => new DOMException('there is none', 'NotFoundError');
  const root = {
    async removeEntry(name: string) {
      if (!folders.has(name)) throw missing();
      if (!isHeld) folders.delete(name);
    },
    async getDirectoryHandle(name: string) {
      if (!folders.has(name)) throw missing();
      return {};
    },
  };
  class WritableFileHandle {
    createWritable(): void {}
  }
  vi.stubGlobal('FileSystemFileHandle', WritableFileHandle);
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root } });
  return folders;
}
