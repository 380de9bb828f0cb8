import { isStorageFull } from './storage-full.ts';

/** Never made: giving it up while it is being made leaves nothing of it. */
const PROBE = 'portal.probe';

/**
 * Whether this browser lets a site have a database at all: some private windows do not, nor do browsers that are set to
 * keep no data of sites. A device without room has one, and is told of elsewhere.
 */
export function canKeepData(databases: () => IDBFactory = () => indexedDB): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = databases().open(PROBE);
      request.onupgradeneeded = () => {
        resolve(true);
        request.transaction?.abort();
      };
      request.onerror = (event) => {
        // Else it is an error of the page, too.
        event.preventDefault();
        resolve(isStorageFull(request.error));
      };
    } catch {
      resolve(false);
    }
  });
}
