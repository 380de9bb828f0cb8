import type { PortalDatabase } from '#data/local/portal-database.ts';

export type DeviceTrouble = 'full' | 'aborted';

/**
 * A device whose database, from `fail` on, does not take what is written to it: every write fails as a browser's does,
 * and its transaction is aborted. To be called before the database is used.
 */
export function unreliableDevice(db: PortalDatabase) {
  const state: { trouble: DeviceTrouble; left: number } = { trouble: 'full', left: 0 };
  db.use({
    stack: 'dbcore',
    name: 'unreliable-device',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) => {
            const isWriting = request.type === 'put' || request.type === 'add';
            if (!isWriting || state.left === 0) return table.mutate(request);
            state.left -= 1;
            return Promise.reject(new DOMException(state.trouble, NAMES[state.trouble]));
          },
        };
      },
    }),
  });
  return {
    /** The next so many writes fail. */
    fail: (trouble: DeviceTrouble, times = Infinity) => Object.assign(state, { trouble, left: times }),
    mend: () => Object.assign(state, { left: 0 }),
    /** Writes that will still fail. */
    left: () => state.left,
  };
}

const NAMES: Record<DeviceTrouble, string> = { full: 'QuotaExceededError', aborted: 'AbortError' };
