import Dexie, {
  type DBCore,
  type DBCoreMutateRequest,
  type DBCoreMutateResponse,
  type DBCoreTable,
  type DBCoreTransaction,
  type Middleware,
} from 'dexie';
import { COUNTED, type Counter, countingsOf, monthPlace } from './counter.ts';

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

/** Promises of Dexie's own throughout: what is awaited otherwise forgets its transaction. */
function mutate(counted: Counted, request: DBCoreMutateRequest): Promise<DBCoreMutateResponse> {
  return changedRows(counted.table, request).then((changed) => writeCounted(counted, request, changed));
}

function writeCounted(
  { table, counters, countings }: Counted,
  request: DBCoreMutateRequest,
  { keys, before, rows }: Changed,
): Promise<DBCoreMutateResponse> {
  const { trans } = request;
  // The database writes the rows while they are counted and their counters are read.
  const written = table.mutate(request);
  const places = (row: Stored | undefined) => (row === undefined ? [] : placesOf(countings, row));
  const [left, reached] = [before.map(places), rows.map(places)];
  const touched = new Map([...left, ...reached].flat().map((place) => [place.key, place]));
  return Dexie.Promise.all([written, read(counters, trans, touched)]).then(([done, stored]) => {
    const changes = new Map<string, number>();
    const change = (ofRow: readonly Place[] | undefined, by: 1 | -1) =>
      ofRow?.forEach(({ key }) => changes.set(key, (changes.get(key) ?? 0) + by));
    const now = new Map(keys.map((key, index) => [key, left[index]]));
    keys.forEach((key, index) => {
      if (done.failures[index] !== undefined) return;
      change(now.get(key), -1);
      change(reached[index], 1);
      now.set(key, reached[index]);
    });
    const values = [...touched].flatMap(([key, { counter }]) => {
      const by = changes.get(key) ?? 0;
      return by === 0 ? [] : [{ ...counter, count: by + (stored.get(key) ?? 0) }];
    });
    return values.length === 0 ? done : counters.mutate({ trans, type: 'put', values }).then(() => done);
  });
}

type Changed = {
  keys: readonly unknown[];
  /** What is there of these keys, in their order. */
  before: readonly (Stored | undefined)[];
  /** What there will be, in the same order; empty where all of it goes. */
  rows: readonly Stored[];
};

function changedRows(table: DBCoreTable, request: DBCoreMutateRequest): Promise<Changed> {
  const { trans } = request;
  const there = (keys: unknown[]): Promise<Changed['before']> => table.getMany({ trans, keys });
  switch (request.type) {
    case 'deleteRange': {
      const query = { index: table.schema.primaryKey, range: request.range };
      return table.query({ trans, values: true, query }).then(({ result }) => {
        const before = result as Stored[];
        return { keys: before.map(({ id }) => id), before, rows: [] };
      });
    }
    case 'delete':
      return there(request.keys).then((before) => ({ keys: request.keys, before, rows: [] }));
    case 'add':
    case 'put': {
      const rows = request.values as Stored[];
      const keys = rows.map(({ id }) => id);
      // What is added was not there, or is refused.
      if (request.type === 'add') return Dexie.Promise.resolve({ keys, before: [], rows });
      return there(keys).then((before) => ({ keys, before, rows }));
    }
  }
}

type Place = { key: string; counter: Omit<Counter, 'count'> };

/** The counters of a row, each of a day and of its month. */
const placesOf = (countings: Counted['countings'], row: Stored): Place[] =>
  countings.flatMap(({ name, placeOf }) => {
    const found = placeOf(row);
    if (found === null) return [];
    const [by, day] = found;
    return [day, monthPlace(day)].map((place) => ({
      key: `${name} ${by} ${place}`,
      counter: { table: name, by, day: place },
    }));
  });

/** How many each of them says. */
function read(
  counters: DBCoreTable,
  trans: DBCoreTransaction,
  places: ReadonlyMap<string, Place>,
): Promise<ReadonlyMap<string, number>> {
  if (places.size === 0) return Dexie.Promise.resolve(new Map());
  const keys = [...places.values()].map(({ counter: { table, by, day } }) => [table, by, day]);
  return counters
    .getMany({ trans, keys })
    .then(
      (found: (Counter | undefined)[]) =>
        new Map([...places.keys()].map((key, index) => [key, found[index]?.count ?? 0])),
    );
}
