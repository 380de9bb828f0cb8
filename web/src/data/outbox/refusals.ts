import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { isWork } from './is-work.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** What needs the person now. */
export type RefusedLook = {
  /** Since the look before. */
  fresh: OutboxEntry[];
  /** All of it, by its operation. */
  parked: ReadonlySet<string>;
};

/**
 * Looks at what the server did not take, now and at every change. What needed the person before is no news, and what
 * the device says by itself is no work. Returns the undo.
 */
export function watchRefusals(db: PortalDatabase, onLook: (look: RefusedLook) => void): () => void {
  let known: ReadonlySet<string> | null = null;
  const watching = liveQuery(async () => db.outbox.where('state').equals('parked').sortBy('seq')).subscribe({
    next: (entries) => {
      const work = entries.filter(isWork);
      const before = known;
      known = new Set(work.map(({ op_id }) => op_id));
      if (before !== null) onLook({ fresh: work.filter(({ op_id }) => !before.has(op_id)), parked: known });
    },
    // A database that is being closed, at sign-out: there is nobody left to tell.
    error: () => undefined,
  });
  return () => watching.unsubscribe();
}
