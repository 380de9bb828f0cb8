import { readDrafts } from '#data/closing/unsent.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { exportFile, type UnsentExport } from './export-file.ts';
import { isWork } from './is-work.ts';

/**
 * What the server has not taken, as one JSON file to keep: the operations as they wait and the drafts, or the one
 * operation of `opId`, with the bytes of their files. Works offline; the person takes it away before signing out.
 */
export async function exportEntries(
  db: PortalDatabase,
  { opId, now = new Date() }: { opId?: string; now?: Date } = {},
): Promise<UnsentExport> {
  const [all, allConflicts, allUploads, drafts] = await Promise.all([
    db.outbox.orderBy('seq').toArray(),
    db.conflicts.toArray(),
    db.uploads.orderBy('seq').toArray(),
    opId === undefined ? readDrafts(db) : [],
  ]);
  const isWanted = ({ op_id }: { op_id: string }) => opId === undefined || op_id === opId;
  const operations = all.filter((entry) => isWork(entry) && isWanted(entry));
  const conflicts = allConflicts.filter(isWanted);
  const needed = new Set(operations.flatMap(({ needs }) => needs));
  const uploads = allUploads.filter(({ upload_id }) => opId === undefined || needed.has(upload_id));
  const about = { exported_at: now.toISOString(), operations, conflicts, drafts };
  const files = [
    ...uploads.map(({ document_id, mime_type, md5 }) => ({ document_id, mime_type, md5 })),
    ...drafts.flatMap((draft) =>
      draft.files.map(({ file_id }) => ({
        document_id: file_id,
        mime_type: 'application/octet-stream',
        md5: null,
      })),
    ),
  ].map((file) => ({ ...file, read: () => readKeptFile(db, file.document_id) }));
  return exportFile(JSON.stringify(about, null, 2), files, now.toISOString().slice(0, 10));
}
