import type { StoredRow } from '#data/local/stored-row.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { ListenHandlers, RemoteDatabase, RemoteTransaction, RemoteWrite } from '#sync/ports.ts';
import type { Scope } from '#sync/scopes.ts';
import type { ModelLink } from './model-link.ts';
import { EPOCH, keyOf, type ModelServer, type ReadSet } from './model-server.ts';

/** As often as the SDK runs a transaction again before it gives the race up. */
const MOST_RACES = 5;

/** The server as one tab's engine reaches it: the RemoteDatabase port over a connection of its own. */
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
        const { transaction, reads, writes } = collectTransaction(server, uid, (act) => link.ask(act));
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
    readPage: (query) => link.ask(() => server.page(uid, query)),
    readRows: ({ scope, ids }) => link.ask(() => server.named(uid, scope, ids)),
    sumRange: (query) => link.ask(() => server.sum(uid, query)),
    readOwnRow: (of) => link.ask(() => server.ownRow(of)),
    listen: ({ scope, above }, handlers) => listenToScope(server, link, uid, scope, above, handlers),
    watchOwnRow(of, { onRow, onUnreachable, onError }) {
      let told = -1;
      const stop = watch(server, link, {
        onLost: onUnreachable,
        send() {
          const at = server.version;
          if (at === told) return null;
          const row = answer(() => server.ownRow(of));
          return {
            arrive() {
              told = at;
              if (!(row instanceof RemoteError)) return onRow(row);
              stop();
              onError(row);
            },
          };
        },
      });
      return stop;
    },
    readEpoch: () => link.ask(() => server.epoch),
    watchEpoch({ onEpoch, onUnreachable }) {
      let told = -1;
      return watch(server, link, {
        onLost() {
          told = -1;
          onUnreachable();
        },
        send() {
          const at = server.epochCommit;
          if (at === told) return null;
          const { epoch } = server;
          return {
            arrive() {
              told = at;
              onEpoch(epoch);
            },
          };
        },
      });
    },
    watchMinimumVersion(listener) {
      let told: string | null | undefined;
      return watch(server, link, {
        onLost: () => undefined,
        send() {
          const minimum = server.minimumVersion;
          if (minimum === told) return null;
          return {
            arrive() {
              told = minimum;
              listener(minimum);
            },
          };
        },
      });
    },
  };
}

/** `ask` brings a question to the server, and its answer back. */
export function collectTransaction(server: ModelServer, uid: string, ask: <T>(act: () => T) => Promise<T>) {
  const reads: ReadSet = new Map();
  const writes: RemoteWrite[] = [];
  const transaction: RemoteTransaction = {
    async readRow(entity, id) {
      const { row, commit } = await ask(() => server.readRow(uid, entity, id));
      reads.set(keyOf(entity, id), commit);
      return row;
    },
    async readEpoch() {
      const { id, commit } = await ask(() => ({ id: server.epoch?.id ?? null, commit: server.epochCommit }));
      reads.set(EPOCH, commit);
      return id;
    },
    async readReceipt(opId) {
      const { receipt, commit } = await ask(() => server.readReceipt(uid, opId));
      reads.set(opId, commit);
      return receipt;
    },
    write: (write) => void writes.push(write),
  };
  return { transaction, reads, writes };
}

function answer<T>(act: () => T): T | RemoteError {
  try {
    return act();
  } catch (error) {
    if (error instanceof RemoteError) return error;
    throw error;
  }
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
  let comesInParts = link.random.chance(link.trouble.parts);
  const stop = watch(server, link, {
    onLost() {
      // What was missed meanwhile may come in parts too.
      comesInParts = link.random.chance(link.trouble.parts);
      onRows([], false, []);
    },
    send() {
      const upTo = server.version;
      if (upTo === delivered) return null;
      const found = answer(() => server.changes(uid, scope, above, delivered, upTo));
      if (found instanceof RemoteError) return { arrive: () => end(found) };
      const { rows, unreadable } = found;
      if (comesInParts && rows.length > 1) {
        comesInParts = false;
        return { arrive: () => onRows(newestHalf(rows), false, []), isPart: true };
      }
      const isNews = delivered < 0 || rows.length > 0 || unreadable.length > 0;
      return {
        arrive() {
          delivered = upTo;
          if (isNews) onRows(rows, true, unreadable);
        },
      };
    },
  });
  function end(error: RemoteError) {
    stop();
    onError(error);
  }
  return stop;
}

/** What is missing then is behind what was seen. */
function newestHalf(rows: readonly StoredRow[]): StoredRow[] {
  const newestFirst = rows.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1));
  return newestFirst.slice(0, Math.ceil(rows.length / 2));
}

/** `isPart`: the rest of one answer follows by itself. */
type Sent = { arrive(): void; isPart?: boolean };
type Stream = { onLost(): void; /** What is sent now, to be told on arrival. */ send(): Sent | null };

/** How often a broken stream checks whether the connection is back. */
const RECONNECT_MS = 3_000;
/** Between two parts of one answer. */
const PART_MS = 2_000;

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
    const sent = wasCut || isOver() ? null : stream.send();
    await link.wait(link.latency());
    if (isOver()) return;
    if (wasCut || !link.passes) {
      stream.onLost();
      await link.wait(RECONNECT_MS);
      busy = false;
      return pump();
    }
    sent?.arrive();
    if (sent?.isPart === true) await link.wait(link.random.next() * PART_MS);
    busy = false;
    if (sent?.isPart === true || server.version !== sentAt) pump();
  }
  server.watchers.add(pump);
  pump();
  return () => {
    ended = true;
    server.watchers.delete(pump);
  };
}
