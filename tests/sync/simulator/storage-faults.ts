import type { StorageFailure } from '#data/storage/storage-failure.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How the database of one device fails: now and then, and for a while when it is full or closed. */
export class StorageFaults {
  private readonly rate: number;
  private readonly time: VirtualTime;
  private readonly random: SeededRandom;
  private state: { kind: 'full' | 'closed'; until: number } | null = null;
  private isOver = false;

  constructor(rate: number, time: VirtualTime, random: SeededRandom) {
    this.rate = rate;
    this.time = time;
    this.random = random;
  }

  /** What happens to a transaction that begins now; null where it passes. */
  strike(): StorageFailure | null {
    if (this.isOver) return null;
    if (this.state !== null && this.time.now < this.state.until) return this.state.kind;
    this.state = null;
    if (this.rate === 0 || !this.random.chance(this.rate)) return null;
    const kind = this.random.pick(['aborted', 'aborted', 'full', 'closed'] as const) ?? 'aborted';
    if (kind === 'aborted') return kind;
    const lasts = kind === 'full' ? this.random.between(10_000, 600_000) : this.random.between(1_000, 60_000);
    this.state = { kind, until: this.time.now + lasts };
    return kind;
  }

  /** Somebody made room. */
  freed(): void {
    if (this.state?.kind === 'full') this.state = null;
  }

  end(): void {
    this.isOver = true;
  }
}

/** A store that fails as its device's database does. */
export function withStorageFaults(
  store: LocalStore,
  faults: StorageFaults,
  step: () => Promise<void>,
): LocalStore {
  async function unlessStruck<T>(work: () => Promise<T>, adds: boolean): Promise<T> {
    const fault = faults.strike();
    if (fault === null || (fault === 'full' && !adds)) return work();
    await step();
    throw new StoreError(fault);
  }
  return {
    ...store,
    async transaction(entities, work, options) {
      const fault = faults.strike();
      if (fault === null) return store.transaction(entities, work, options);
      if (fault === 'closed') {
        await step();
        throw new StoreError(fault);
      }
      const struck = async (tx: StoreTransaction) => {
        let hasAdded = false;
        const result = await work(noticingMore(tx, () => (hasAdded = true)));
        if (fault === 'aborted' || hasAdded) throw new StoreError(fault);
        return result;
      };
      return store.transaction(entities, struck, options);
    },
    readFile: (documentId) => unlessStruck(() => store.readFile(documentId), false),
    tidyFiles: () => unlessStruck(() => store.tidyFiles(), false),
    log: (events) => unlessStruck(() => store.log(events), true),
    beginClosing: (request) => unlessStruck(() => store.beginClosing(request), false),
    // It empties the mirror first, which makes more room than the copies take.
    handOver: (closing) => unlessStruck(() => store.handOver(closing), false),
    async freeRoom() {
      const isRoomMade = await store.freeRoom();
      if (isRoomMade) faults.freed();
      return isRoomMade;
    },
  };
}

/** Reports everything that needs room: what replaces something of its size does not. */
function noticingMore(tx: StoreTransaction, onMore: () => void): StoreTransaction {
  return {
    ...tx,
    async addNew(entity, rows) {
      const others = await tx.addNew(entity, rows);
      if (others.length < rows.length) onMore();
      return others;
    },
    save(changes) {
      const isMore = changes.some(
        ({ before, after }) =>
          (after.row !== null && before.row === null) || after.entries.length > before.entries.length,
      );
      if (isMore) onMore();
      return tx.save(changes);
    },
    async putConflict(conflict) {
      onMore();
      return tx.putConflict(conflict);
    },
    async putDifference(difference) {
      onMore();
      return tx.putDifference(difference);
    },
    async putQuarantined(row) {
      onMore();
      return tx.putQuarantined(row);
    },
  };
}
