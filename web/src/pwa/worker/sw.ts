/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { appRoots } from '#config/paths.ts';
import { isActivateMessage } from '#pwa/activate-message.ts';
import { keepHeavyCode } from './heavy-code.ts';
import { serveWithoutWorker } from './serve-without-worker.ts';
import { showNotices } from './show-notices.ts';
import { keepVisitedPages } from './visited-pages.ts';
import { wakeForWork } from './wake-for-work.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: every file of this version. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

// Only what is the same for everybody is kept here. Documents, rows and files of a person live in that
// person's own database, which signing out erases; nothing that needs a session passes through these caches.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

serveWithoutWorker(self, cacheNames.precache);

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app'), {
    allowlist: appRoots.map((root) => new RegExp(`^${root}(?:[/?]|$)`)),
  }),
);

keepHeavyCode();

// After the app's URLs: the first route that fits answers.
keepVisitedPages();

wakeForWork(self);

showNotices(self);

// A new version waits until a person accepts it: taking over at once would pull the files of the old version
// away under an open form.
self.addEventListener('message', (event) => {
  if (isActivateMessage(event.data)) void self.skipWaiting();
});

// The first visit is covered from its first page on, not from its second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
