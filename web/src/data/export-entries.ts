import type { PortalDatabase } from './database.ts';
import { readKeptFile } from './files/kept-files.ts';
import { toBase64 } from './files/to-base64.ts';

export type UnsentExport = { filename: string; blob: Blob };

/**
 * What the server has not taken, as one JSON file to keep: the operations as they wait, all or the one of `opId`,
 * and the bytes of their files on the way as base64. Works offline; the person takes it away before signing out.
 */
export async function exportEntries(
  db: PortalDatabase,
  { opId, now = new Date() }: { opId?: string; now?: Date } = {},
): Promise<UnsentExport> {
  const [all, allConflicts, allUploads] = await Promise.all([
    db.outbox.orderBy('seq').toArray(),
    db.conflicts.toArray(),
    db.uploads.orderBy('seq').toArray(),
  ]);
  const isWanted = ({ op_id }: { op_id: string }) => opId === undefined || op_id === opId;
  const entries = all.filter(isWanted);
  const conflicts = allConflicts.filter(isWanted);
  const needed = new Set(entries.flatMap(({ needs }) => needs));
  const uploads = allUploads.filter(({ upload_id }) => opId === undefined || needed.has(upload_id));
  const about = { exported_at: now.toISOString(), operations: entries, conflicts };
  // Parts, not one text: several files of 25 MB would not fit one string.
  const parts = [`${JSON.stringify(about, null, 2).slice(0, -2)},\n  "files": [`];
  for (const [i, upload] of uploads.entries()) {
    const blob = await readKeptFile(db, upload.document_id);
    const bytes = blob === null ? null : toBase64(new Uint8Array(await blob.arrayBuffer()));
    const file = { document_id: upload.document_id, mime_type: upload.mime_type, md5: upload.md5, bytes };
    parts.push(`${i === 0 ? '' : ','}\n    ${JSON.stringify(file)}`);
  }
  parts.push('\n  ]\n}\n');
  return {
    filename: `portal-nao-enviados-${now.toISOString().slice(0, 10)}.json`,
    blob: new Blob(parts, { type: 'application/json' }),
  };
}
