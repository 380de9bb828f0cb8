import { visibleFilename } from '#data/files/safe-filename.ts';
import type { Connection } from '#data/local/connection.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { isWork } from '#data/outbox/is-work.ts';
import { getConflict } from '#data/outbox/outbox-actions.ts';
import type { Conflict, OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { type WaitingReason, waitingReasons } from '#data/outbox/waiting-reason.ts';
import { describeEntry, type EntryDescription } from './words/describe-entry.ts';
import type { Names } from './words/field-value.ts';
import { readNames } from './words/known-names.ts';
import type { OtherWriter } from './decisions/other-version.ts';
import { type WaitingText, waitingText } from './words/waiting-labels.ts';

/** An operation with what a person knows it by. */
export type ShownEntry = {
  entry: OutboxEntry;
  conflict: Conflict | null;
  /** Of the conflict's other version. */
  other: OtherWriter;
  /** Of the records that its values point to. */
  names: Names;
} & EntryDescription;

/** An operation that waits or is on its way, and for what. */
export type PendingEntry = ShownEntry & { waits: WaitingText };

export type Outbox = {
  attention: ShownEntry[];
  /** The first of those that wait or are on their way, in the order they were done. */
  pending: PendingEntry[];
  pendingCount: number;
};

/** More rows than anybody reads, and few enough to look their names up at once. */
const MOST_SHOWN = 100;

/** What waits, for what, and what needs the person, as the screens say it. */
export async function readOutbox(
  db: PortalDatabase,
  connection: Connection['kind'],
  now: number = Date.now(),
): Promise<Outbox> {
  const [entries, uploads] = await Promise.all([db.outbox.orderBy('seq').toArray(), db.uploads.toArray()]);
  const work = entries.filter(isWork);
  const pending = work.filter(({ state }) => state !== 'parked');
  const reasons = waitingReasons({ entries, uploads, connection, now });
  return {
    attention: await describeEntries(
      db,
      work.filter(({ state }) => state === 'parked'),
    ),
    pending: await describePending(db, pending.slice(0, MOST_SHOWN), reasons),
    pendingCount: pending.length,
  };
}

async function describePending(
  db: PortalDatabase,
  pending: readonly OutboxEntry[],
  reasons: ReadonlyMap<string, WaitingReason>,
): Promise<PendingEntry[]> {
  const ownReasons = pending.flatMap(({ op_id }) => reasons.get(op_id) ?? []);
  const named = [...new Set(ownReasons.flatMap(otherOperation))];
  const fileIds = ownReasons.flatMap((reason) => (reason.kind === 'file' ? [reason.document_id] : []));
  const [shown, others, files] = await Promise.all([
    describeEntries(db, pending),
    describeEntries(db, named),
    rowsById(db.documents, fileIds),
  ]);
  const titles = new Map(others.map(({ entry, title }) => [entry.op_id, title]));
  const names = {
    titleOf: (opId: string) => titles.get(opId) ?? 'outro registro',
    filenameOf: (id: string) => visibleFilename(files.get(id)?.filename ?? 'escolhido'),
  };
  return shown.map((one) => ({
    ...one,
    waits: waitingText(reasons.get(one.entry.op_id) ?? { kind: 'turn' }, names),
  }));
}

/** The operation that a reason speaks of. */
function otherOperation(reason: WaitingReason): OutboxEntry[] {
  if (reason.kind === 'person') return [reason.behind];
  return reason.kind === 'other_record' ? [reason.before] : [];
}

/** Says each operation as the screens do. */
export async function describeEntries(
  db: PortalDatabase,
  entries: readonly OutboxEntry[],
): Promise<ShownEntry[]> {
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
