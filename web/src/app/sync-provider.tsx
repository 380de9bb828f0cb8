import { type ReactNode, useEffect, useMemo } from 'react';
import { forgetAnswers } from '#data/answers-ahead.ts';
import { screenDatabase } from '#data/database.ts';
import { type LocalAccount, LocalAccountProvider } from '#data/database-context.ts';
import { type FetchFile, FetchFileProvider, RemoteFileError } from '#data/remote-files.ts';
import type { StoredSession } from '#session/stored-session.ts';
import type { MembershipLoss, SyncEngine } from '#sync/index.ts';
import { whenFirstScreenStands } from './when-first-screen-stands.ts';

interface SyncProviderProps {
  readonly account: StoredSession;
  /** Blocked or removed: the device is erased; the unsent work, if any, is in memory only. */
  readonly onMembershipLost?: (loss: MembershipLoss) => void;
  readonly children: ReactNode;
}

/** The local database of whoever is signed in, and the engine that keeps it: the screens never wait for it. */
export function SyncProvider({ account, onMembershipLost = ignoreLoss, children }: SyncProviderProps) {
  const { uid, tenant_id } = account;
  const local = useMemo(() => ({ db: screenDatabase(uid, tenant_id), uid, tenant_id }), [uid, tenant_id]);

  useEffect(() => {
    const stop = runEngine(local, onMembershipLost);
    return () => {
      void stop();
      // A screen that mounts again, as in strict mode, opens it again by its first query.
      local.db.close({ disableAutoOpen: false });
    };
  }, [local, onMembershipLost]);

  useEffect(() => whenFirstScreenStands(() => forgetAnswers(local.db)), [local]);

  return (
    <LocalAccountProvider value={local}>
      <FetchFileProvider value={fetchRemoteFile}>{children}</FetchFileProvider>
    </LocalAccountProvider>
  );
}

/** The session watches the own row by itself and closes the screens. */
const ignoreLoss = () => undefined;

/** Starts when the first screen stands. */
function runEngine(
  local: LocalAccount,
  onMembershipLost: (loss: MembershipLoss) => void,
): () => Promise<void> {
  const ended = new AbortController();
  let engine: SyncEngine | null = null;
  const start = () => {
    import('./start-engine.ts').then(
      ({ startEngine }) => {
        if (!ended.signal.aborted) engine = startEngine(local, onMembershipLost);
      },
      // Its code is not on the device and there is no line: the screens work, and it is fetched later.
      () => addEventListener('online', start, { once: true, signal: ended.signal }),
    );
  };
  const cancel = whenFirstScreenStands(start);
  return async () => {
    ended.abort();
    cancel();
    await engine?.stop();
  };
}

const fetchRemoteFile: FetchFile = async (storagePath) => {
  if (!navigator.onLine) throw new RemoteFileError('offline');
  const { fetchFile } = await import('#firebase/fetch-file.ts').catch((error: unknown) => {
    throw new RemoteFileError('offline', { cause: error });
  });
  return fetchFile(storagePath);
};
