import type { EntityName } from '@portal/domain';
import type { Table } from 'dexie';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { PortalDatabase } from './portal-database.ts';
import type { StoredRow } from './stored-row.ts';
import type { DocumentState } from './document-state.ts';
import { startingWith } from './starting-with.ts';

/** The tables a change to documents of these entities touches: the scope of its transaction. */
export function documentTables(db: PortalDatabase, entities: readonly EntityName[]): Table[] {
  return [
    ...entities.map((entity) => db.table(entity)),
    db.outbox,
    db.bases,
    db.tombstones,
    db.uploads,
    db.conflicts,
    // Says whether the account is being closed.
    db.meta,
  ];
}

export const rowTable = (db: PortalDatabase, entity: EntityName): Table<StoredRow, string> =>
  db.table(entity);

/** States of the named documents, in their order. One read per table however many are asked for. */
export async function readStates(
  db: PortalDatabase,
  entity: EntityName,
  ids: readonly string[],
): Promise<DocumentState[]> {
  const [rows, tombstones, bases] = await Promise.all([
    rowTable(db, entity).bulkGet([...ids]),
    readOfEntity(db.tombstones, entity, ids),
    readOfEntity(db.bases, entity, ids),
  ]);
  const entries =
    bases.size === 0 ? new Map<string, OutboxEntry[]>() : await readEntries(db, entity, [...bases.keys()]);
  return ids.map((id, i) => ({
    entity,
    doc_id: id,
    row: rows[i] ?? null,
    base: bases.get(id) ?? null,
    tombstone_rev: tombstones.get(id)?.rev ?? null,
    entries: entries.get(id) ?? [],
  }));
}

/**
 * Few documents of an entity have work waiting or were removed: for a page of rows, one read of all of them is
 * several times cheaper than one per id.
 */
export async function readOfEntity<T extends { doc_id: string }>(
  table: Table<T, [EntityName, string]>,
  entity: EntityName,
  ids: readonly string[],
): Promise<Map<string, T>> {
  const found =
    ids.length <= 3
      ? await table.bulkGet(ids.map((id): [EntityName, string] => [entity, id]))
      : await startingWith(table, '[entity+doc_id]', entity).toArray();
  const wanted = new Set(ids);
  return new Map(found.flatMap((one) => (one && wanted.has(one.doc_id) ? [[one.doc_id, one]] : [])));
}

async function readEntries(db: PortalDatabase, entity: EntityName, ids: string[]) {
  const found = await db.outbox
    .where('[entity+doc_id]')
    .anyOf(ids.map((id) => [entity, id]))
    .toArray();
  const byDocument = new Map<string, OutboxEntry[]>();
  for (const entry of found.sort((a, b) => a.seq - b.seq)) {
    const entries = byDocument.get(entry.doc_id);
    if (entries === undefined) byDocument.set(entry.doc_id, [entry]);
    else entries.push(entry);
  }
  return byDocument;
}

/** Writes what differs between each state and its successor; to be called in the transaction that read them. */
export async function saveStates(
  db: PortalDatabase,
  changes: readonly { before: DocumentState; after: DocumentState }[],
): Promise<void> {
  const entity = changes[0]?.after.entity;
  if (entity === undefined) return;
  const work: Promise<unknown>[] = [];
  const each = <T>(select: (change: { before: DocumentState; after: DocumentState }) => T[]) =>
    changes.flatMap(select);
  const run = <T>(items: T[], effect: (items: T[]) => Promise<unknown>) => {
    if (items.length > 0) work.push(effect(items));
  };
  const key = (state: DocumentState): [EntityName, string] => [state.entity, state.doc_id];

  run(
    each(({ before, after }) => (after.row && after.row !== before.row ? [after.row] : [])),
    (rows) => rowTable(db, entity).bulkPut(rows),
  );
  run(
    each(({ before, after }) => (before.row && !after.row ? [after.doc_id] : [])),
    (ids) => rowTable(db, entity).bulkDelete(ids),
  );
  run(
    each(({ before, after }) => (after.base && after.base !== before.base ? [after.base] : [])),
    (bases) => db.bases.bulkPut(bases),
  );
  run(
    each(({ before, after }) => (before.base && !after.base ? [key(after)] : [])),
    (keys) => db.bases.bulkDelete(keys),
  );
  run(
    each(({ before, after }) =>
      after.tombstone_rev !== null && after.tombstone_rev !== before.tombstone_rev
        ? [{ entity, doc_id: after.doc_id, rev: after.tombstone_rev }]
        : [],
    ),
    (tombstones) => db.tombstones.bulkPut(tombstones),
  );
  run(
    each(({ before, after }) =>
      before.tombstone_rev !== null && after.tombstone_rev === null ? [key(after)] : [],
    ),
    (keys) => db.tombstones.bulkDelete(keys),
  );
  run(
    each(({ before, after }) => after.entries.filter((entry) => !before.entries.includes(entry))),
    (entries) => db.outbox.bulkPut(entries),
  );
  run(each(vanishedEntries), (entries) => forgetEntries(db, entries));
  await Promise.all(work);
}

export function vanishedEntries({
  before,
  after,
}: {
  before: DocumentState;
  after: DocumentState;
}): OutboxEntry[] {
  return before.entries.filter((entry) => !after.entries.some(({ op_id }) => op_id === entry.op_id));
}

/** An entry takes the record of its conflict and of its finished or cancelled upload along. */
async function forgetEntries(db: PortalDatabase, entries: OutboxEntry[]): Promise<void> {
  const ids = entries.map((entry) => entry.op_id);
  await Promise.all([
    db.outbox.bulkDelete(ids),
    db.conflicts.bulkDelete(ids),
    db.uploads.bulkDelete(entries.flatMap((entry) => (entry.kind === 'create' ? entry.needs : []))),
  ]);
}
