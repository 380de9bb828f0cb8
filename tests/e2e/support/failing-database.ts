import type { Page } from '@playwright/test';

/** From here on the portal's own database aborts each transaction that writes, as a browser in trouble does. */
export async function breakDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const put = store.put;
    const failing = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      const request = put.apply(this, given);
      // The identity provider's database is another one.
      if (this.transaction.db.name.startsWith('portal')) this.transaction.abort();
      return request;
    };
    store.put = failing;
    Object.assign(window, { mendDatabase: () => Object.assign(store, { put }) });
  });
}

export async function mendDatabase(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { mendDatabase: () => void }).mendDatabase());
}
