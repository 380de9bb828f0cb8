import type { Connectivity, RemoteDatabase, RemoteFiles } from '#sync/ports.ts';

export type Server = { database: RemoteDatabase; files: RemoteFiles };

/**
 * The server over an SDK that the first connection brings in: without one it could only fail, and the browser would write
 * each failed request to the console. The engine asks for nothing before it knows who is signed in, and that is
 * known from the SDK: whatever follows finds it loaded.
 */
export function createLazyServer(load: () => Promise<Server>, connectivity: Connectivity): Server {
  let loading: Promise<Server> | null = null;
  let server: Server | null = null;
  const loadOnce = () =>
    (loading ??= load().then(
      (loaded) => (server = loaded),
      (error: unknown) => {
        // Its code is not on the device and could not be fetched: the next connection or wake-up asks again.
        loading = null;
        throw error;
      },
    ));
  const here = (): Server => {
    if (server === null) throw new Error('the server was asked before anybody was known');
    return server;
  };
  return {
    database: {
      watchIdentity: (listener) =>
        onFirstConnection(connectivity, loadOnce, ({ database }) => database.watchIdentity(listener)),
      runTransaction: (decide) => here().database.runTransaction(decide),
      readPage: (query) => here().database.readPage(query),
      readRows: (query) => here().database.readRows(query),
      sumRange: (query) => here().database.sumRange(query),
      listen: (query, handlers) => here().database.listen(query, handlers),
      readOwnRow: (uid) => here().database.readOwnRow(uid),
      watchOwnRow: (uid, handlers) => here().database.watchOwnRow(uid, handlers),
      readEpoch: () => here().database.readEpoch(),
      watchEpoch: (handlers) => here().database.watchEpoch(handlers),
      watchMinimumVersion: (listener) => here().database.watchMinimumVersion(listener),
    },
    files: {
      stat: (path) => here().files.stat(path),
      upload: (path, file, options) => here().files.upload(path, file, options),
    },
  };
}

/** Begins a watch once there is a connection and the SDK; can be stopped before. */
function onFirstConnection(
  connectivity: Connectivity,
  loadOnce: () => Promise<Server>,
  begin: (server: Server) => () => void,
): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  const tryNow = () => {
    if (stop !== null || !connectivity.isOnline()) return;
    loadOnce().then(
      (server) => {
        if (!isOver) stop ??= begin(server);
      },
      () => undefined, // tried again below
    );
  };
  const unwatch = [connectivity.watch(tryNow), connectivity.watchWake(tryNow)];
  tryNow();
  return () => {
    isOver = true;
    for (const end of unwatch) end();
    stop?.();
  };
}
