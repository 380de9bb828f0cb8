import type { AppUser, EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import { kindOf, RemoteError } from '#sync/failure/remote-error.ts';
import type { RangeSum, RemoteWrite } from '#sync/ports.ts';
import { scopesOf } from '#sync/scopes.ts';
import type { HandWritten } from '../model/model-server.ts';
import { createMemoryStorage } from '../simulator/memory-storage.ts';
import { parseOptions } from '../simulator/options.ts';
import { perform, planActions } from '../simulator/workload.ts';
import { World } from '../simulator/world.ts';

/** What a server was asked in a run of the simulator, in order. */
export type Step =
  /** An administrator's or a function's hand. */
  | { kind: 'user'; uid: string; user: AppUser }
  | { kind: 'row'; entity: EntityName; row: StoredRow }
  | { kind: 'by_hand'; row: HandWritten }
  | { kind: 'dropped'; key: string }
  /** A person's device, and what the model answered. */
  | { kind: 'commit'; uid: string; write: RemoteWrite; answer: Answer }
  | { kind: 'read'; uid: string; entity: EntityName; id: string; answer: Answer }
  | { kind: 'receipt'; uid: string; op_id: string; answer: Answer };

/** A revision (0: nothing there), `ok`, or the kind of the refusal. */
export type Answer = string;

/** What a scope holds: its rows with their revisions, and the arithmetic over it. */
export type Listing = { rows: Answer; sums: Answer };

export type Trace = {
  /** Who and what was there when the run began. */
  users: AppUser[];
  rows: { entity: EntityName; row: StoredRow }[];
  steps: Step[];
  /** What each person could list when it was over, by scope. */
  listings: { user: AppUser; scopes: Record<string, Listing> }[];
};

/** Runs a script of the simulator and writes down what its server was asked. */
export async function recordTrace(args: readonly string[]): Promise<Trace> {
  const { runs: _one, ...options } = parseOptions(args);
  const world = new World(options, createMemoryStorage);
  const { server } = world;
  const trace: Trace = {
    users: [...server.users.values()].map(({ value }) => value),
    rows: [...server.rows].map(([key, { value }]) => ({ entity: entityOf(key), row: value })),
    steps: [],
    listings: [],
  };
  writeDown(world, trace.steps);
  const start = world.time.now;
  for (const action of planActions(world)) {
    await world.time.runUntil(start + action.at);
    await perform(world, action);
  }
  await world.time.runUntil(world.time.now + 10 * 60_000);
  for (const device of world.devices) await device.storage.dispose();
  for (const { value } of server.users.values())
    trace.listings.push({ user: value, scopes: listed(world, value) });
  return trace;
}

function listed({ server }: World, user: AppUser): Record<string, Listing> {
  const { auth_uid: uid, role, client_ids } = user;
  if (role === null) return {};
  return Object.fromEntries(
    scopesOf({ uid, role, client_ids }).map((scope) => [
      scope.key,
      {
        rows: answerOf(() => listText(server.page(uid, { scope, after: null, limit: 500 }).rows)),
        sums: answerOf(() => sumText(server.sum(uid, { scope, from: null, before: null }))),
      },
    ]),
  );
}

function answerOf(ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    return kindOf(error);
  }
}

export const listText = (rows: readonly Pick<StoredRow, 'id' | 'rev' | 'deleted_at'>[]): Answer =>
  rows
    .map(({ id, rev, deleted_at }) => `${id} ${String(rev)}${deleted_at === null ? '' : ' removed'}`)
    .sort()
    .join(', ');

export const sumText = ({ count, rev_sum }: RangeSum): Answer =>
  `${String(count)} rows, ${String(rev_sum)} revisions`;

// The key is made of the entity's name.
const entityOf = (key: string) => key.slice(0, key.indexOf('/')) as EntityName;

/** Listens in on the server's own functions: what they are asked and what they answer. */
function writeDown({ server }: World, steps: Step[]): void {
  const ask = <T>(work: () => T, said: (result: T) => Answer, note: (answer: Answer) => void): T => {
    try {
      const result = work();
      note(said(result));
      return result;
    } catch (error) {
      if (error instanceof RemoteError) note(error.kind);
      throw error;
    }
  };
  const { setUser, commit, writeAsFunction, writeByHand, dropHandWritten, readRow, readReceipt } = server;
  server.writeByHand = (row) => {
    steps.push({ kind: 'by_hand', row });
    writeByHand.call(server, row);
  };
  server.dropHandWritten = (key) => {
    steps.push({ kind: 'dropped', key });
    dropHandWritten.call(server, key);
  };
  server.setUser = (user) => {
    steps.push({ kind: 'user', uid: user.auth_uid, user });
    setUser.call(server, user);
  };
  server.writeAsFunction = (write, now) => {
    writeAsFunction.call(server, write, now);
    const row = server.rows.get(`${write.entity}/${write.doc_id}`)?.value;
    if (row !== undefined) steps.push({ kind: 'row', entity: write.entity, row });
  };
  server.commit = (uid, reads, write, requestedAt, now) =>
    ask(
      () => commit.call(server, uid, reads, write, requestedAt, now),
      () => 'ok',
      (answer) => steps.push({ kind: 'commit', uid, write, answer }),
    );
  server.readRow = (uid, entity, id) =>
    ask(
      () => readRow.call(server, uid, entity, id),
      ({ row }) => String(row?.rev ?? 0),
      (answer) => steps.push({ kind: 'read', uid, entity, id, answer }),
    );
  server.readReceipt = (uid, op_id) =>
    ask(
      () => readReceipt.call(server, uid, op_id),
      ({ receipt }) => String(receipt?.rev ?? 0),
      (answer) => steps.push({ kind: 'receipt', uid, op_id, answer }),
    );
}
