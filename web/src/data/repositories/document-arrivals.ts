import type { PortalDatabase } from '#data/database.ts';
import type { RecordState } from '#data/outbox-entry.ts';
import { readRecordStates } from '#data/record-states.ts';

/**
 * How far new documents are: those on their way to the server, and those of `watched` that still stand. An
 * edit or a removal of a document that the server has is not a document on its way.
 */
export async function readNewDocuments(
  db: PortalDatabase,
  watched: Iterable<string>,
): Promise<ReadonlyMap<string, RecordState>> {
  // In this order: a document that is given up between the two reads is missing, and never taken for sent.
  const states = await readRecordStates(db, 'documents');
  const known = new Set(watched);
  const rows = await db.documents.bulkGet([...new Set([...known, ...states.keys()])]);
  return new Map(
    rows.flatMap((row): [string, RecordState][] =>
      row !== undefined && (row.rev === 0 || known.has(row.id))
        ? [[row.id, states.get(row.id) ?? { kind: 'sent' }]]
        : [],
    ),
  );
}
