import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the two seconds after which the browser looks at a store that nothing has open, with what it does then. */
const ORDER_MS = 65_000;

/**
 * A device that is in use, not one that was filled a minute ago. Chromium takes what it wrote only to be able to undo it out of its
 * store when no page has that open, for the first time at a random moment in the hour after the browser's own start: until then
 * each opening passes over it. `minutes` is how long the browser has been running when its last page leaves the store.
 */
export async function restDevice({ open, address, minutes, say }) {
  say(`The browser stays open for ${minutes} minutes ...`);
  const device = await open();
  await device.context.setOffline(true);
  await delay(minutes * 60_000);
  await device.page.goto(address);
  await device.page.evaluate(async () => {
    const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
    const request = indexedDB.open(`portal.${tenant_id}.${uid}`);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    request.result.close();
    // Its person is at it again, so that the panel is not locked.
    localStorage.setItem('portal.last_use', `${uid} ${Date.now()}`);
  });
  await device.page.goto('about:blank');
  await delay(ORDER_MS);
  await device.close();
}
