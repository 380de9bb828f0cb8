import { liveQuery } from 'dexie';
import type { FetchFile } from '#data/files/remote-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { keepSlips, readSlipsToKeep } from '#data/slips/keep-slips.ts';
import { keepReader } from './keep-reader.ts';
import { whenIdle } from './when-idle.ts';

/** Of several tabs one brings the files. */
const LOCK = 'portal.slips';

/**
 * As long as it runs, what a client may pay is on the device with its file and the reader of it: as soon as a slip comes, and when
 * the connection is back. Returns how to stop.
 */
export function followSlips(account: LocalAccount, fetchFile: FetchFile): () => void {
  const ended = new AbortController();
  let cancel = () => {};
  let wanted = 0;
  const keep = () => {
    cancel();
    if (wanted === 0 || !navigator.onLine || ended.signal.aborted) return;
    cancel = whenIdle(() => void bring(account, fetchFile));
  };
  const subscription = liveQuery(() => readSlipsToKeep(account.db)).subscribe({
    next: (slips) => {
      wanted = slips.length;
      keep();
    },
    // A database that fails is told on the screens.
    error: () => undefined,
  });
  addEventListener('online', keep, { signal: ended.signal });
  // The worker that keeps the reader takes over the page a moment after the first visit.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('controllerchange', keep, { signal: ended.signal });
  return () => {
    ended.abort();
    cancel();
    subscription.unsubscribe();
  };
}

async function bring(account: LocalAccount, fetchFile: FetchFile): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    // Whatever is missing is brought at the next chance.
    await keepSlips(account, fetchFile).catch(() => false);
    await keepReader().catch(() => undefined);
  });
}
