import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/database.ts';
import type { RecordState } from '#data/outbox-entry.ts';
import { readRecordStates } from '#data/record-states.ts';

export type NewDocuments = ReadonlyMap<string, RecordState>;

/** Looks at the new documents now and at every change of theirs. `watched` is asked at each look. Returns the undo. */
export function watchNewDocuments(
  db: PortalDatabase,
  watched: () => Iterable<string>,
  onLook: (documents: NewDocuments) => void,
): () => void {
  // A database that is being closed, at sign-out, ends the watching: there is nobody left to tell.
  const watching = liveQuery(() => readNewDocuments(db, watched())).subscribe({
    next: onLook,
    error: () => {},
  });
  return () => watching.unsubscribe();
}

/**
 * How far new documents are: those on their way to the server, and those of `watched` that still stand. An
 * edit or a removal of a document that the server has is not a document on its way.
 */
export async function readNewDocuments(db: PortalDatabase, watched: Iterable<string>): Promise<NewDocuments> {
  // In this order: a document that is given up between the two reads is missing, and never taken for sent.
  const states = await readRecordStates(db, 'documents');
  const known = new Set(watched);
  const rows = await db.documents.bulkGet([...new Set([...known, ...states.keys()])]);
  return new Map(
    rows.flatMap((row): [string, RecordState][] =>
      row !== undefined && (row.rev === 0 || known.has(row.id))
        ? [[row.id, states.get(row.id) ?? { kind: row.rev === 0 ? 'device' : 'sent' }]]
        : [],
    ),
  );
}
