import { type ReactNode, useEffect, useMemo } from 'react';
import { type FetchFile, FetchFileProvider, RemoteFileError } from '#data/files/remote-files.ts';
import { forgetPrefetched } from '#data/live/prefetch.ts';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import type { StoredSession } from '#session/stored-session.ts';
import type { MembershipEvent } from '#sync/index.ts';
import { afterFirstScreen } from './startup/after-first-screen.ts';
import { localAccount, takeEngine } from './startup/engine-ahead.ts';

type SyncProviderProps = {
  readonly account: StoredSession;
  /** What the server's word about the own row means for this device. */
  readonly onMembership?: (event: MembershipEvent) => void;
  readonly children: ReactNode;
};

/** The local database of the person who is signed in, and the engine that keeps it: the screens never wait for it. */
export function SyncProvider({ account, onMembership = ignore, children }: SyncProviderProps) {
  const { uid, tenant_id } = account;
  const local = useMemo(() => localAccount({ uid, tenant_id }), [uid, tenant_id]);

  useEffect(() => {
    const engine = takeEngine(local);
    engine.tell(onMembership);
    return () => {
      void engine.stop();
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

const fetchRemoteFile: FetchFile = async (storagePath, tries) => {
  if (!navigator.onLine) throw new RemoteFileError('offline');
  const { fetchFile } = await import('#firebase/reads/fetch-file.ts').catch((error: unknown) => {
    throw new RemoteFileError('offline', { cause: error });
  });
  return fetchFile(storagePath, tries);
};
