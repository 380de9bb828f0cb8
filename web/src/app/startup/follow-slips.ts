import { liveQuery } from 'dexie';
import { type FetchFile, RemoteFileError } from '#data/files/remote-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { keepSlips, type KeptSlips, readSlipsToKeep } from '#data/slips/keep-slips.ts';
import { keepReader } from './keep-reader.ts';
import { whenIdle } from './when-idle.ts';

/** Of several tabs one brings the files. */
const LOCK = 'portal.slips';

/** The engine tells the time of an exchange; older than this, its last word may be of another day. */
const RECENT_MS = 60_000;

type Look = {
  /** The documents whose files are to be here; empty where there are none. */
  wanted: string;
  /** When the server last answered the engine (device time, ms); null while it is not known to answer. */
  heard_at: number | null;
};

/**
 * As long as it runs, what a client may pay is on the device with its file and the reader of it: as soon as a slip comes, and when
 * the server answers again. It asks for files only while the engine hears the server, and after one that did not come not before the
 * engine has heard it again. Returns how to stop.
 */
export function followSlips(account: LocalAccount, fetchFile: FetchFile): () => void {
  const ended = new AbortController();
  let cancel = () => {};
  let look: Look = { wanted: '', heard_at: null };
  let done = '';
  let missed_at: number | null = null;
  let isAtWork = false;

  const isHeard = () =>
    !ended.signal.aborted &&
    navigator.onLine &&
    look.heard_at !== null &&
    look.heard_at !== missed_at &&
    Date.now() - look.heard_at < RECENT_MS;
  const fetchHeard: FetchFile = (path, tries) =>
    isHeard() ? fetchFile(path, tries) : Promise.reject(new RemoteFileError('offline'));
  /** On a connection that is back the engine is online before the server has answered. */
  const miss = () => void (missed_at = look.heard_at ?? missed_at);
  const keep = () => {
    cancel();
    if (look.wanted === '' || look.wanted === done || !isHeard()) return;
    const { wanted } = look;
    cancel = whenIdle(() => {
      if (isAtWork) return;
      isAtWork = true;
      void bring(account, fetchHeard, isHeard).then((kept) => {
        isAtWork = false;
        if (kept === 'unreached') miss();
        if (kept === 'done') done = wanted;
        // What came meanwhile found this at work.
        if (kept === 'done' && look.wanted !== wanted) keep();
      });
    });
  };

  const subscription = liveQuery(async () => readLook(account.db)).subscribe({
    next: (read) => {
      if (read.heard_at === null) miss();
      look = read;
      keep();
    },
    // A database that fails is told on the screens.
    error: () => undefined,
  });
  addEventListener('offline', miss, { signal: ended.signal });
  // The worker that keeps the reader takes over the page a moment after the first visit.
  const keepWithWorker = () => {
    done = '';
    keep();
  };
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('controllerchange', keepWithWorker, { signal: ended.signal });
  return () => {
    ended.abort();
    cancel();
    subscription.unsubscribe();
  };
}

async function readLook(db: PortalDatabase): Promise<Look> {
  const [slips, meta] = await Promise.all([readSlipsToKeep(db), db.meta.get('connection')]);
  const connection = meta?.key === 'connection' ? meta.value : null;
  return {
    wanted: slips.map(({ document }) => document.id).join(),
    heard_at: connection?.kind === 'online' ? connection.last_synced_at : null,
  };
}

/** null where another tab is at it. */
async function bring(
  account: LocalAccount,
  fetchFile: FetchFile,
  isHeard: () => boolean,
): Promise<KeptSlips | null> {
  const work = () => bringAll(account, fetchFile, isHeard);
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : work(),
  );
}

/** A database that fails is told on the screens; the next chance begins again. */
async function bringAll(
  account: LocalAccount,
  fetchFile: FetchFile,
  isHeard: () => boolean,
): Promise<KeptSlips> {
  try {
    const kept = await keepSlips(account, fetchFile);
    if (kept === 'done' && !isHeard()) return 'unreached';
    if (kept === 'done') await keepReader();
    return kept;
  } catch {
    return 'unreached';
  }
}
