import type { Connection } from '#data/local/connection.ts';

export type StatusEvent =
  /** The browser's word. */
  | { kind: 'network'; online: boolean }
  | { kind: 'identity'; signed_in: boolean }
  /** The server did not accept the token of who is signed in. */
  | { kind: 'token_refused' }
  /** An exchange with the server was completed. */
  | { kind: 'exchanged'; at: number }
  /** The server did not answer. */
  | { kind: 'unreachable' }
  /** On a connection that the browser believes in, nothing was heard of the server for some seconds. */
  | { kind: 'silence' }
  /** What the server asks of the app's version. */
  | { kind: 'release'; is_too_old: boolean }
  /** Whether the firm's data is being put back. */
  | { kind: 'restoring'; is_restoring: boolean }
  /** The device's database did not take something. */
  | { kind: 'storage'; state: 'full' | 'failing' }
  /** It took something; `has_room`: something that needs room. */
  | { kind: 'stored'; has_room: boolean };

export type Status = {
  network: boolean;
  /** null until the SDK has looked. */
  signed_in: boolean | null;
  token_refused: boolean;
  /** The last exchange failed and none succeeded since. */
  reachable: boolean;
  /** Whether the server was heard on this connection. */
  heard: boolean;
  last_synced_at: number | null;
  storage: 'ok' | 'full' | 'failing';
  too_old: boolean;
  restoring: boolean;
};

export const startStatus = (lastSyncedAt: number | null, online: boolean): Status => ({
  network: online,
  signed_in: null,
  token_refused: false,
  reachable: true,
  heard: false,
  last_synced_at: lastSyncedAt,
  storage: 'ok',
  too_old: false,
  restoring: false,
});

export function nextStatus(status: Status, event: StatusEvent): Status {
  switch (event.kind) {
    case 'network':
      // Back on a connection, the server counts as reachable until it is seen not to be.
      return { ...status, network: event.online, reachable: event.online, heard: false };
    case 'identity':
      return { ...status, signed_in: event.signed_in, token_refused: false };
    case 'token_refused':
      return { ...status, token_refused: true };
    case 'exchanged':
      return { ...status, reachable: true, heard: true, token_refused: false, last_synced_at: event.at };
    case 'unreachable':
      return { ...status, reachable: false };
    case 'silence':
      return { ...status, reachable: status.reachable && status.heard };
    case 'release':
      return { ...status, too_old: event.is_too_old };
    case 'restoring':
      return { ...status, restoring: event.is_restoring };
    case 'storage':
      return { ...status, storage: event.state };
    case 'stored':
      return event.has_room || status.storage === 'failing' ? { ...status, storage: 'ok' } : status;
  }
}

/** What the screens are told. */
export function connectionOf(status: Status): Connection {
  return {
    kind: kindOf(status),
    last_synced_at: status.last_synced_at,
    ...(status.storage === 'ok' ? {} : { storage: status.storage }),
    ...(status.too_old ? { too_old: true as const } : {}),
    ...(status.restoring ? { restoring: true as const } : {}),
  };
}

function kindOf(status: Status): Connection['kind'] {
  if (status.signed_in === false || status.token_refused) return 'sign_in_needed';
  return status.network && status.reachable ? 'online' : 'offline';
}
