import type { AppUser } from '@portal/domain';
import { doc, type DocumentSnapshot, type Firestore, onSnapshot } from 'firebase/firestore';

import type { OwnRowState } from '#session/account/account-service.ts';
import { parseAppUser } from './app-user-row.ts';
import { type Connectivity, listenAgain, type Listening } from '../sdk/listen-again.ts';

type Listener = (state: OwnRowState) => void;

/** A server that is there answers in this time; else the session is asked about. */
const PATIENCE_MS = 1_000;

/** The one listener of a row, for all who follow it. */
type Watch = { listening: Listening; listeners: Set<Listener>; last: OwnRowState | null };

export type WatchOwnRow = (uid: string, listener: Listener) => () => void;

/**
 * The own `app_users` row of a page: the session and the engine follow the same listener of the SDK, which ends with
 * the last of them. A new follower is told the last state at once.
 */
export function createOwnRowSource(options: {
  firestore: Firestore;
  connectivity: Connectivity;
  /** Has the identity provider look at the session again. */
  confirmIdentity: () => Promise<void>;
  /** Told of the row as the server has it, before anybody else is. */
  onServerRow: (row: AppUser) => void;
}): WatchOwnRow {
  const watches = new Map<string, Watch>();
  return (uid, listener) => {
    // Each follower is told by a function of its own, so that one that follows twice is heard twice.
    const told: Listener = (state) => listener(state);
    const known = watches.get(uid);
    const watch = known ?? { listening: IDLE, listeners: new Set(), last: null };
    watch.listeners.add(told);
    if (known === undefined) {
      watches.set(uid, watch);
      watch.listening = listen(uid, watch, options);
    } else if (known.last?.kind === 'error') known.listening.hurry();
    else if (known.last !== null) told(known.last);
    return () => {
      watch.listeners.delete(told);
      if (watch.listeners.size > 0 || watches.get(uid) !== watch) return;
      watches.delete(uid);
      watch.listening.stop();
    };
  };
}

const IDLE: Listening = { hurry: () => undefined, stop: () => undefined };

function listen(
  uid: string,
  watch: Watch,
  { firestore, connectivity, confirmIdentity, onServerRow }: Parameters<typeof createOwnRowSource>[0],
): Listening {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tell = (state: OwnRowState) => {
    clearTimeout(patience);
    watch.last = state;
    for (const listener of [...watch.listeners]) listener(state);
  };
  const listening = listenAgain(
    (onError) =>
      onSnapshot(
        doc(firestore, 'app_users', uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          const state = stateOf(snapshot);
          if (state.kind === 'row' && state.from_server) onServerRow(state.row);
          tell(state);
          // A token that the server refuses looks to a browser's stream like a server that is not there.
          if (snapshot.metadata.fromCache) patience = setTimeout(() => void confirmIdentity(), PATIENCE_MS);
        },
        (error) => {
          // First the pause: a follower who begins again at this word is to find it.
          onError(error);
          tell({ kind: 'error', offline: error.code === 'unavailable', cause: error });
        },
      ),
    () => tell({ kind: 'error', offline: true, cause: null }),
    connectivity,
  );
  return {
    hurry: listening.hurry,
    stop() {
      clearTimeout(patience);
      listening.stop();
    },
  };
}

function stateOf(snapshot: DocumentSnapshot): OwnRowState {
  const from_server = !snapshot.metadata.fromCache;
  if (snapshot.exists()) {
    const row = parseAppUser(snapshot.data());
    // Not to be taken for a row that is not there.
    return row === null
      ? { kind: 'error', offline: false, cause: new Error('the own row could not be read') }
      : { kind: 'row', row, from_server };
  }
  // The memory cache is empty after each start: without the server's word nothing is missing.
  return from_server ? { kind: 'missing' } : { kind: 'error', offline: true, cause: null };
}
