import { type ReactNode, useEffect, useMemo } from 'react';
import { type FetchFile, FetchFileProvider, RemoteFileError } from '#data/files/remote-files.ts';
import { untilFirstPull } from '#data/live/first-pull.ts';
import { forgetPrefetched } from '#data/live/prefetch.ts';
import { type LocalAccount, LocalAccountProvider } from '#data/local/database-context.ts';
import { screenDatabase } from '#data/local/database.ts';
import { tabState } from '#data/local/tab-state.ts';
import type { StoredSession } from '#session/stored-session.ts';
import type { MembershipEvent, SyncEngine } from '#sync/index.ts';
import { directWay } from './leaving/send-directly.ts';
import { afterFirstScreen } from './startup/after-first-screen.ts';
import { loadEngine } from './startup/engine-code.ts';
import { wasSignedIn } from './startup/first-reads.ts';
import { startAtOnce } from './startup/start-at-once.ts';

type SyncProviderProps = {
  readonly account: StoredSession;
  /** What the server's word about the own row means for this device. */
  readonly onMembership?: (event: MembershipEvent) => void;
  readonly children: ReactNode;
};

/** The local database of the person who is signed in, and the engine that keeps it: the screens never wait for it. */
export function SyncProvider({ account, onMembership = ignore, children }: SyncProviderProps) {
  const { uid, tenant_id } = account;
  const local = useMemo(
    () => ({ db: screenDatabase(uid, tenant_id), uid, tenant_id, sendDirectly: directWay(tenant_id) }),
    [uid, tenant_id],
  );

  useEffect(() => {
    const stop = runEngine(local, onMembership);
    return () => {
      void stop();
      // A screen that mounts again, as in strict mode, opens it again by its first query.
      local.db.close({ disableAutoOpen: false });
    };
  }, [local, onMembership]);

  useEffect(() => afterFirstScreen(() => forgetPrefetched(local.db)), [local]);

  return (
    <LocalAccountProvider value={local}>
      <FetchFileProvider value={fetchRemoteFile}>{children}</FetchFileProvider>
    </LocalAccountProvider>
  );
}

/** The session follows the own row by itself and closes the screens. */
const ignore = () => undefined;

/** Starts when the first screen is shown; at once for who has just signed in, since all they wait for is with the server. */
function runEngine(local: LocalAccount, onMembership: (event: MembershipEvent) => void): () => Promise<void> {
  const ended = new AbortController();
  let engine: SyncEngine | null = null;
  const start = () => {
    loadEngine(wasSignedIn ? null : () => untilFirstPull(local.db, ended.signal)).then(
      ({ startEngine }) => {
        if (!ended.signal.aborted) engine = startEngine(local, onMembership);
      },
      // Its code is not on the device and there is no connection: the screens work, and it is fetched later.
      () => addEventListener('online', start, { once: true, signal: ended.signal }),
    );
  };
  const cancel = wasSignedIn ? afterFirstScreen(start) : startAtOnce(start);
  const stop = async () => {
    ended.abort();
    cancel();
    await engine?.stop();
  };
  const unwatch = tabState.subscribe(() => {
    if (tabState.read() === 'replaced') void stop();
  });
  return () => {
    unwatch();
    return stop();
  };
}

const fetchRemoteFile: FetchFile = async (storagePath, tries) => {
  if (!navigator.onLine) throw new RemoteFileError('offline');
  const { fetchFile } = await import('#firebase/reads/fetch-file.ts').catch((error: unknown) => {
    throw new RemoteFileError('offline', { cause: error });
  });
  return fetchFile(storagePath, tries);
};
