import { isFileMissing, type Row } from '@portal/domain';
import { readKeptFile } from '#data/files/kept-files.ts';
import { type FetchFile, RemoteFileError } from '#data/files/remote-files.ts';
import { safeFilename, visibleFilename } from '#data/files/safe-filename.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { ArchivedFile, MissingReason } from './archive.ts';

const REASONS: Record<RemoteFileError['kind'], MissingReason> = {
  offline: 'offline',
  no_answer: 'unknown',
  not_found: 'not_there',
  forbidden: 'no_access',
  unknown: 'unknown',
};

/**
 * The bytes of one document, from the device where they are kept, else from the server; they do not stay on the device.
 * `number` keeps two files of one name apart.
 */
export async function archivedFile(
  db: PortalDatabase,
  fetchFile: FetchFile,
  row: Row<'documents'>,
  number: number,
): Promise<{ file: ArchivedFile; bytes: Blob | null }> {
  const missing = (reason: MissingReason) => ({
    file: { kind: 'missing', filename: visibleFilename(row.filename), reason } as const,
    bytes: null,
  });
  // Nobody gets what did not pass the check of its content.
  if (row.check === 'refused' && !isFileMissing(row)) return missing('refused');
  try {
    const kept = await readKeptFile(db, row.id);
    if (kept === null && isFileMissing(row)) return missing('not_there');
    const bytes = kept ?? (await fetchFile(row.storage_path));
    const path = `arquivos/${String(number).padStart(4, '0')}-${safeFilename(row.filename, row.mime_type)}`;
    return { file: { kind: 'included', path }, bytes };
  } catch (error) {
    if (!(error instanceof RemoteFileError)) throw error;
    return missing(REASONS[error.kind]);
  }
}
