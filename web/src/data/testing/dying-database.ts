import type Dexie from 'dexie';

/**
 * A database whose page dies at its n-th write from here on: that write and all after it fail, as if nobody were there
 * any more. `revive` is the next start.
 */
export function dieAtWrite(db: Dexie, n: number): { hasDied: () => boolean; revive: () => void } {
  let writes = 0;
  const reopen = () => db.close({ disableAutoOpen: false });
  db.use({
    stack: 'dbcore',
    name: 'dying-database',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) => {
            writes += 1;
            if (writes < n) return table.mutate(request);
            return Promise.reject(new DOMException('the page is gone', 'AbortError'));
          },
        };
      },
    }),
  });
  reopen();
  return {
    hasDied: () => writes >= n,
    revive() {
      db.unuse({ stack: 'dbcore', name: 'dying-database' });
      reopen();
    },
  };
}
