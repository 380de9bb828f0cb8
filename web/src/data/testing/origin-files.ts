import { vi } from 'vitest';

/** The files of an origin, as far as folders go: Node has none. What is there is in the set that comes back. */
export function openOriginFiles(names: readonly string[], { isHeld = false } = {}): Set<string> {
  const folders = new Set(names);
  const missing = () => new DOMException('there is none', 'NotFoundError');
  const answer = <T>(name: string, give: () => T) =>
    folders.has(name) ? Promise.resolve(give()) : Promise.reject(missing());
  const root = {
    removeEntry: (name: string) => answer(name, () => !isHeld && folders.delete(name)),
    getDirectoryHandle: (name: string) => answer(name, () => ({})),
  };
  class WritableFileHandle {
    createWritable(): void {}
  }
  vi.stubGlobal('FileSystemFileHandle', WritableFileHandle);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
  return folders;
}
