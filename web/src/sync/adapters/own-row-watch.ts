import type { WatchOwnRow } from '#firebase/identity/own-row-source.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import { toRemoteError } from './remote-errors.ts';

/** The page's one source of the own row, as the engine's port asks for it. */
export const ownRowWatch =
  (watch: WatchOwnRow): RemoteDatabase['watchOwnRow'] =>
  (uid, { onRow, onUnreachable, onError }) => {
    let isOver = false;
    const stop = watch(uid, (state) => {
      if (isOver) return;
      switch (state.kind) {
        case 'row':
          return state.from_server ? onRow(state.row) : onUnreachable();
        case 'missing':
          return onRow(null);
        case 'error':
          if (state.cause === null) return onUnreachable();
          // For the engine an error ends the watch; the source goes on for the session.
          isOver = true;
          return onError(toRemoteError(state.cause));
      }
    });
    return () => {
      isOver = true;
      stop();
    };
  };
