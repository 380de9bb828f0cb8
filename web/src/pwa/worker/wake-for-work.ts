/// <reference lib="webworker" />
import { SEND_WORK, sendWorkMessage } from '#pwa/send-work-message.ts';

/** Of Background Sync, which the types of the platform do not have. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

type Scope = {
  addEventListener: (name: 'sync', listener: (event: Event) => void) => void;
  readonly clients: { matchAll: () => Promise<readonly { postMessage: (message: unknown) => void }[]> };
};

/** A browser without Background Sync never sends the event. */
export function wakeForWork(scope: Scope): void {
  scope.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === SEND_WORK) sync.waitUntil(wakePages(scope));
  });
}

/**
 * Whichever open page has the engine sends. With none open this is done, and well: the worker has neither the engine
 * nor the session, and to be asked again by the browser would change nothing.
 */
async function wakePages({ clients }: Scope): Promise<void> {
  for (const page of await clients.matchAll()) page.postMessage(sendWorkMessage);
}
