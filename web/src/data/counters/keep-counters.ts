import Dexie, {
  type DBCore,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type DBCoreTransaction,
  type Middleware,
} from 'dexie';
import { COUNTED, type Counter, countingsOf, monthPlace } from './counter.ts';

type Changes = Map<string, Counter>;
type Stored = Record<string, unknown>;

/**
 * Keeps the counters in the transaction that writes the rows, whatever code writes them: a database of a hundred
 * thousand rows takes a tenth of a second to count them, and a figure is wanted at once.
 */
export const keepCounters: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'counters',
  // Outside of what tells live queries of changes, so that those of counters are told too.
  level: 1,
  create: (down) => ({
    ...down,
    transaction: (stores, mode, options) => {
      const isCounting = mode === 'readwrite' && COUNTED.some((table) => stores.includes(table));
      return down.transaction(isCounting ? [...new Set([...stores, 'counters'])] : stores, mode, options);
    },
    table: (name) => {
      const table = down.table(name);
      const countings = countingsOf(name);
      if (countings.length === 0) return table;
      return {
        ...table,
        mutate: (request) =>
          inTurn(request.trans, () =>
            mutate({ table, counters: down.table('counters'), countings }, request),
          ),
      };
    },
  }),
};

/**
 * Two writes of one transaction that read a counter before either has written it would lose a count. A promise of Dexie's
 * own knows in which transaction it goes on.
 */
const turns = new WeakMap<DBCoreTransaction, Promise<unknown>>();

function inTurn<T>(trans: DBCoreTransaction, run: () => Promise<T>): Promise<T> {
  const before = turns.get(trans);
  const turn = before === undefined ? run() : Dexie.Promise.resolve(before).then(run, run);
  turns.set(trans, turn);
  return turn;
}

type Counted = {
  table: DBCoreTable;
  counters: DBCoreTable;
  countings: ReturnType<typeof countingsOf>;
};

async function mutate({ table, counters, countings }: Counted, request: DBCoreMutateRequest) {
  const { trans } = request;
  const changes: Changes = new Map();
  const change = (row: Stored | undefined, by: 1 | -1) => {
    if (row === undefined) return;
    for (const { name, placeOf } of countings) {
      const found = placeOf(row);
      if (found === null) continue;
      const [word, day] = found;
      for (const place of [day, monthPlace(day)]) {
        const key = `${name} ${word} ${place}`;
        const counter = changes.get(key) ?? { table: name, by: word, day: place, count: 0 };
        changes.set(key, { ...counter, count: counter.count + by });
      }
    }
  };
  if (request.type === 'deleteRange') {
    const index = table.schema.primaryKey;
    const removed = await table.query({ trans, values: true, query: { index, range: request.range } });
    for (const row of removed.result as Stored[]) change(row, -1);
    const done = await table.mutate(request);
    await store(counters, trans, changes);
    return done;
  }
  const rows: readonly Stored[] = request.type === 'delete' ? [] : (request.values as Stored[]);
  const keys: readonly string[] =
    request.type === 'delete' ? request.keys : rows.map(({ id }) => id as string);
  // What is added was not there, or is refused.
  const before =
    request.type === 'add'
      ? []
      : ((await table.getMany({ trans, keys: [...keys] })) as (Stored | undefined)[]);
  const now = new Map(keys.map((key, index) => [key, before[index]]));
  const done = await table.mutate(request);
  keys.forEach((key, index) => {
    if (done.failures[index] !== undefined) return;
    change(now.get(key), -1);
    change(rows[index], 1);
    now.set(key, rows[index]);
  });
  await store(counters, trans, changes);
  return done;
}

async function store(counters: DBCoreTable, trans: DBCoreTransaction, changes: Changes): Promise<void> {
  const changed = [...changes.values()].filter(({ count }) => count !== 0);
  if (changed.length === 0) return;
  const keys = changed.map(({ table, by, day }) => [table, by, day]);
  const stored = (await counters.getMany({ trans, keys })) as (Counter | undefined)[];
  const values = changed.map((one, index) => ({ ...one, count: one.count + (stored[index]?.count ?? 0) }));
  await counters.mutate({ trans, type: 'put', values });
}
