import type { StoredRow } from '#data/database.ts';
import type { ListenHandlers, RemoteDatabase, RemoteTransaction, RemoteWrite } from '#sync/ports.ts';
import { RemoteError } from '#sync/remote-error.ts';
import type { Scope } from '#sync/scopes.ts';
import type { ModelLink } from './model-link.ts';
import { keyOf, type ModelServer, type ReadSet } from './model-server.ts';

/** As often as the SDK runs a transaction again before it gives the race up. */
const MOST_RACES = 5;

/** The server as one tab's engine reaches it: the RemoteDatabase port over a line of its own. */
export function createModelRemote(
  server: ModelServer,
  link: ModelLink,
  uid: string,
  watchIdentity: RemoteDatabase['watchIdentity'],
): RemoteDatabase {
  return {
    watchIdentity,
    async runTransaction(decide) {
      for (let race = 1; ; race += 1) {
        const { transaction, reads, writes } = collect(server, link, uid);
        const result = await decide(transaction);
        const [write] = writes;
        if (write === undefined) return result;
        try {
          await link.commit((at) => server.commit(uid, reads, write, at, link.time.now));
          return result;
        } catch (error) {
          if (!(error instanceof RemoteError) || error.kind !== 'contention' || race >= MOST_RACES)
            throw error;
        }
      }
    },
    readPage: ({ scope, after, limit }) => link.ask(() => server.page(uid, scope, after, limit)),
    readOwnRow: (of) => link.ask(() => server.user(of)),
    listen: ({ scope, above }, handlers) => listenToScope(server, link, uid, scope, above, handlers),
    watchOwnRow(of, { onRow, onUnreachable }) {
      let told = -1;
      return watch(server, link, {
        onLost: onUnreachable,
        send() {
          const at = server.version;
          if (at === told) return null;
          const row = server.user(of);
          return () => {
            told = at;
            onRow(row);
          };
        },
      });
    },
  };
}

function collect(server: ModelServer, link: ModelLink, uid: string) {
  const reads: ReadSet = new Map();
  const writes: RemoteWrite[] = [];
  const transaction: RemoteTransaction = {
    async readRow(entity, id) {
      const { row, commit } = await link.ask(() => server.readRow(uid, entity, id));
      reads.set(keyOf(entity, id), commit);
      return row;
    },
    async readReceipt(opId) {
      const { receipt, commit } = await link.ask(() => server.readReceipt(uid, opId));
      reads.set(opId, commit);
      return receipt;
    },
    write: (write) => void writes.push(write),
  };
  return { transaction, reads, writes };
}

function listenToScope(
  server: ModelServer,
  link: ModelLink,
  uid: string,
  scope: Scope,
  above: string,
  { onRows, onError }: ListenHandlers,
): () => void {
  let delivered = -1;
  const stop = watch(server, link, {
    onLost: () => onRows([], false),
    send() {
      const upTo = server.version;
      if (upTo === delivered) return null;
      try {
        const rows: StoredRow[] = server.changes(uid, scope, above, delivered, upTo);
        const isNews = delivered < 0 || rows.length > 0;
        return () => {
          delivered = upTo;
          if (isNews) onRows(rows, true);
        };
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error;
        return () => {
          stop();
          onError(error);
        };
      }
    },
  });
  return stop;
}

type Stream = { onLost(): void; /** What is sent now, to be run on arrival. */ send(): (() => void) | null };

/** How often a broken stream looks whether the line is back. */
const RECONNECT_MS = 3_000;

/** A stream of one listener: what is sent arrives in order, or the stream breaks and is taken up again later. */
function watch(server: ModelServer, link: ModelLink, stream: Stream): () => void {
  let ended = false;
  let busy = false;
  const isOver = () => ended || link.crashed;
  const pump = () => {
    if (busy || isOver()) return;
    busy = true;
    void run();
  };
  async function run() {
    await link.wait(link.latency());
    const sentAt = server.version;
    const wasCut = !link.passes;
    const arrival = wasCut || isOver() ? null : stream.send();
    await link.wait(link.latency());
    if (isOver()) return;
    if (wasCut || !link.passes) {
      stream.onLost();
      await link.wait(RECONNECT_MS);
      busy = false;
      return pump();
    }
    arrival?.();
    busy = false;
    if (server.version !== sentAt) pump();
  }
  server.watchers.add(pump);
  pump();
  return () => {
    ended = true;
    server.watchers.delete(pump);
  };
}
