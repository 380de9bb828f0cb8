import { liveQuery } from 'dexie';
import { readRecordStates } from '#data/live/record-states.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import type { RecordState } from './outbox-entry.ts';

/** What a person sends and waits for: each arrival is told. */
export type Sendable = 'documents' | 'service_requests';

export type NewRecords = ReadonlyMap<string, RecordState>;

/** Looks at the new records now and at every change of theirs. `watched` is asked at each look. Returns the undo. */
export function watchNewRecords(
  db: PortalDatabase,
  entity: Sendable,
  watched: () => Iterable<string>,
  onLook: (records: NewRecords) => void,
): () => void {
  // A database that is being closed, at sign-out, ends the watching: there is nobody left to tell.
  const watching = liveQuery(async () => readNewRecords(db, entity, watched())).subscribe({
    next: onLook,
    error: () => {},
  });
  return () => watching.unsubscribe();
}

/**
 * How far new records are: those on their way to the server, and those of `watched` that are still there. An
 * edit or a removal of a record that the server has is not a record on its way.
 */
export async function readNewRecords(
  db: PortalDatabase,
  entity: Sendable,
  watched: Iterable<string>,
): Promise<NewRecords> {
  // In this order: a record that is given up between the two reads is missing, and never taken for sent.
  const states = await readRecordStates(db, entity);
  const known = new Set(watched);
  const rows = await rowTable(db, entity).bulkGet([...new Set([...known, ...states.keys()])]);
  return new Map(
    rows.flatMap((row): [string, RecordState][] =>
      row !== undefined && (row.rev === 0 || known.has(row.id))
        ? [[row.id, states.get(row.id) ?? { kind: row.rev === 0 ? 'device' : 'sent' }]]
        : [],
    ),
  );
}
