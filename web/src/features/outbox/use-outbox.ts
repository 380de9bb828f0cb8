import type { PortalDatabase } from '#data/database.ts';
import { rowTable } from '#data/document-state-table.ts';
import { getConflict, listAttention, listPending } from '#data/outbox-actions.ts';
import type { Conflict, OutboxEntry } from '#data/outbox-entry.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { describeEntry, type EntryDescription } from './describe-entry.ts';

/** An operation with what a person knows it by. */
export type ShownEntry = { entry: OutboxEntry; conflict: Conflict | null } & EntryDescription;

export type Outbox = {
  attention: ShownEntry[];
  /** The first of those that wait or are on their way, in the order they were done. */
  pending: ShownEntry[];
  pendingCount: number;
};

/** More rows than anybody reads, and few enough to look their names up at once. */
const MOST_SHOWN = 100;

export function useOutbox() {
  return useLocalQuery(readOutbox, []);
}

async function readOutbox(db: PortalDatabase): Promise<Outbox> {
  const [pending, attention] = await Promise.all([listPending(db), listAttention(db)]);
  const describe = (entries: OutboxEntry[]) => Promise.all(entries.map((entry) => describeFrom(db, entry)));
  return {
    attention: await describe(attention),
    pending: await describe(pending.slice(0, MOST_SHOWN)),
    pendingCount: pending.length,
  };
}

async function describeFrom(db: PortalDatabase, entry: OutboxEntry): Promise<ShownEntry> {
  const [row, conflict] = await Promise.all([
    rowTable(db, entry.entity).get(entry.doc_id),
    getConflict(db, entry.op_id),
  ]);
  return { entry, conflict, ...describeEntry(entry, row ?? null) };
}
