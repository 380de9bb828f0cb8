import type { RemoteDatabase } from '#sync/ports.ts';

/** Where nothing is read, what waits to be sent is not kept longer. */
const LATEST_MS = 2_000;

/**
 * The channel to the server sends one question at a time, and on a slow line each takes a while: the first list goes before the
 * question which version the server wants, for which only sending waits.
 */
export function releaseAfterRows(
  remote: RemoteDatabase,
  onFirstQuestion = () => {},
  latestMs = LATEST_MS,
): RemoteDatabase {
  let begin = () => {};
  const hasAsked = new Promise<void>((resolve) => (begin = resolve));
  void hasAsked.then(onFirstQuestion);
  const latest = () => new Promise<void>((resolve) => setTimeout(resolve, latestMs));
  return {
    ...remote,
    readPage(query) {
      const page = remote.readPage(query);
      begin();
      return page;
    },
    listen(query, handlers) {
      const stop = remote.listen(query, handlers);
      begin();
      return stop;
    },
    watchMinimumVersion(listener) {
      let stop = () => {};
      let isWanted = true;
      void Promise.race([hasAsked, latest()]).then(() => {
        if (isWanted) stop = remote.watchMinimumVersion(listener);
      });
      return () => {
        isWanted = false;
        stop();
      };
    },
  };
}
