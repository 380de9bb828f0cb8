import type { DocumentState } from '#data/local/document-state.ts';
import { OUTBOX_SCHEMA_VERSION, type OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';

/** Two releases of the app: today's, and one to come that writes its entries in another shape. */
export type AppRelease = 'today' | 'next';

export const VERSION_OF: Record<AppRelease, string> = { today: '1.0.0', next: '2.0.0' };
const NEXT_SHAPE = OUTBOX_SCHEMA_VERSION + 1;

type Change = { before: DocumentState; after: DocumentState };

/**
 * The entries of a device as the code of one release reads and writes them. The next release raises what it reads, as
 * the upcasters do, and its code knows no other shape; today's meets what the next one wrote as it is.
 */
export type EntryShapes = {
  read(entry: OutboxEntry): OutboxEntry;
  state(state: DocumentState): DocumentState;
  /** As it is to be stored. Throws where a release touches what it cannot understand. */
  change(change: Change): Change;
};

export const shapesOf = (release: AppRelease): EntryShapes => (release === 'next' ? nextShapes() : TODAY);

const TODAY: EntryShapes = {
  read: (entry) => entry,
  state: (state) => state,
  change(change) {
    for (const entry of change.after.entries) {
      const known = change.before.entries.find(({ op_id }) => op_id === entry.op_id);
      if (entry.schema_v !== NEXT_SHAPE || known === entry) continue;
      // Being sent by a newer tab, it stays so where its row is taken off the device.
      const isSent = entry.state === 'sending' && entry.attempts > (known?.attempts ?? 0);
      if (isSent || JSON.stringify(known?.patch) !== JSON.stringify(entry.patch))
        throw new Error('an old tab sends or rewrites what a newer one wrote');
    }
    return change;
  },
};

function nextShapes(): EntryShapes {
  /** What was read, by what the code was given for it: what it leaves as it is, stays as it is. */
  const stored = new WeakMap<OutboxEntry, OutboxEntry>();
  const read = (entry: OutboxEntry): OutboxEntry => {
    const given = { ...entry, schema_v: OUTBOX_SCHEMA_VERSION };
    stored.set(given, entry);
    return given;
  };
  const lower = (entry: OutboxEntry) => stored.get(entry) ?? { ...entry, schema_v: NEXT_SHAPE };
  const state = (found: DocumentState) => ({ ...found, entries: found.entries.map(read) });
  const toStore = (found: DocumentState) => ({ ...found, entries: found.entries.map(lower) });
  return { read, state, change: ({ before, after }) => ({ before: toStore(before), after: toStore(after) }) };
}

/** A store as the tabs of one release see it. */
export function storeOfRelease(store: LocalStore, release: AppRelease): LocalStore {
  const shapes = shapesOf(release);
  return {
    ...store,
    transaction: (entities, work, options) =>
      store.transaction(entities, (tx) => work(transactionOf(tx, shapes)), options),
  };
}

function transactionOf(tx: StoreTransaction, shapes: EntryShapes): StoreTransaction {
  return {
    ...tx,
    documents: async (entity, ids) => (await tx.documents(entity, ids)).map(shapes.state),
    save: (changes) => tx.save(changes.map(shapes.change)),
    async entry(opId) {
      const entry = await tx.entry(opId);
      return entry === null ? null : shapes.read(entry);
    },
    entries: async (limit) => (await tx.entries(limit)).map(shapes.read),
  };
}
