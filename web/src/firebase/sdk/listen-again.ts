import { backoff } from '@portal/domain';
import type { FirestoreError } from 'firebase/firestore';

/** Whether there is a connection, as far as the device can tell. */
export type Connectivity = {
  isOnline(): boolean;
  /** Calls back at each change. */
  watch(listener: (online: boolean) => void): () => void;
};

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  watch(listener) {
    const controller = new AbortController();
    addEventListener('online', () => listener(true), controller);
    addEventListener('offline', () => listener(false), controller);
    return () => controller.abort();
  },
};

/** Before listening again after an error. */
const PAUSES = { first_ms: 2_000, longest_ms: 60_000 };

/** A listener of the SDK that goes on after errors. */
export type Listening = {
  /** Listens again at once, where an error has ended the listener and its pause is not over. */
  hurry(): void;
  stop(): void;
};

/**
 * Listens while there is a connection. An error ends a listener of the SDK for good: then again, later and
 * later. Without a connection it stops, since the SDK would go on trying and the browser write each failure
 * to the console.
 */
export function listenAgain(
  listen: (onError: (error: FirestoreError) => void) => () => void,
  onOffline: () => void,
  connectivity: Connectivity = browserConnectivity,
): Listening {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | null = null;
  const end = () => {
    clearTimeout(timer);
    stop?.();
    stop = null;
  };
  const start = () => {
    end();
    if (!connectivity.isOnline()) return onOffline();
    stop = listen(() => {
      stop = null;
      failures += 1;
      timer = setTimeout(start, backoff(PAUSES, failures));
    });
  };
  const unwatch = connectivity.watch(start);
  start();
  return {
    hurry() {
      if (stop === null) start();
    },
    stop() {
      unwatch();
      end();
    },
  };
}
