import type { PortalDatabase } from '#data/database.ts';
import { rowTable } from '#data/document-state-table.ts';
import { getConflict, listAttention, listPending } from '#data/outbox-actions.ts';
import type { Conflict, OutboxEntry } from '#data/outbox-entry.ts';
import { describeEntry, type EntryDescription } from './describe-entry.ts';
import type { Names } from './field-value.ts';
import { readNames } from './known-names.ts';
import type { OtherWriter } from './other-version.ts';

/** An operation with what a person knows it by. */
export type ShownEntry = {
  entry: OutboxEntry;
  conflict: Conflict | null;
  /** Of the conflict's other version. */
  other: OtherWriter;
  /** Of the records that its values point to. */
  names: Names;
} & EntryDescription;

export type Outbox = {
  attention: ShownEntry[];
  /** The first of those that wait or are on their way, in the order they were done. */
  pending: ShownEntry[];
  pendingCount: number;
};

/** More rows than anybody reads, and few enough to look their names up at once. */
const MOST_SHOWN = 100;

/** What waits and what needs the person, as the screens say it. */
export async function readOutbox(db: PortalDatabase): Promise<Outbox> {
  const [pending, attention] = await Promise.all([listPending(db), listAttention(db)]);
  return {
    attention: await describe(db, attention),
    pending: await describe(db, pending.slice(0, MOST_SHOWN)),
    pendingCount: pending.length,
  };
}

async function describe(db: PortalDatabase, entries: readonly OutboxEntry[]): Promise<ShownEntry[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const [row, conflict] = await Promise.all([
        rowTable(db, entry.entity).get(entry.doc_id),
        getConflict(db, entry.op_id),
      ]);
      const other = conflict === null ? UNKNOWN : await readOtherWriter(db, entry);
      return { entry, row: row ?? null, conflict, other };
    }),
  );
  const names = await readNames(
    db,
    found.flatMap(({ entry: { entity, patch, base_values }, row, conflict }) =>
      [base_values, row, patch, conflict?.mine, conflict?.theirs, conflict?.base].flatMap((values) =>
        values === undefined || values === null ? [] : [{ entity, values }],
      ),
    ),
  );
  return found.map(({ entry, row, conflict, other }) => ({
    entry,
    conflict,
    other,
    names,
    ...describeEntry(entry, row, names),
  }));
}

const UNKNOWN: OtherWriter = { kind: 'unknown' };

/** Who wrote the server's version beneath an entry; a removed one does not say. */
async function readOtherWriter(
  db: PortalDatabase,
  { uid, entity, doc_id }: OutboxEntry,
): Promise<OtherWriter> {
  const base = await db.bases.get([entity, doc_id]);
  const writer = base?.removed_rev === null ? base.row?.updated_by : undefined;
  if (writer === undefined) return UNKNOWN;
  if (writer === uid) return { kind: 'self' };
  const person = await db.people.get(writer);
  return person === undefined ? UNKNOWN : { kind: 'person', name: person.full_name };
}
