import { trustOwnScripts, type TrustedTypesScope } from '#config/trusted-types.ts';
import { appUpdate } from './app-update.ts';
import { followDemand } from './demanded-update.ts';

/** Often enough for an app that stays open for days, and no load worth speaking of. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

// Here, because every page that starts a worker has this module before that.
trustOwnScripts(globalThis as TrustedTypesScope, location.origin);

/** Called at once by the app, and when idle by the public pages. */
export async function registerWorker(): Promise<void> {
  // Vite's dev server has no worker to offer.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Storage refused, or a full disk: the pages work without the worker, only not offline.
    return;
  }
  watchForUpdates(registration, wasControlled);
  followDemand(() => void checkNow(registration));
  setInterval(() => void checkNow(registration), CHECK_EVERY_MS);
}

function watchForUpdates(registration: ServiceWorkerRegistration, wasControlled: boolean): void {
  if (registration.waiting !== null) appUpdate.offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      // The very first worker is no update of anything.
      if (incoming.state === 'installed' && registration.active !== null) appUpdate.offer(incoming);
    });
  });
  let isControlled = wasControlled;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) appUpdate.tookOver();
    isControlled = true;
  });
}

async function checkNow(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // Offline: the next round asks again.
  }
}
