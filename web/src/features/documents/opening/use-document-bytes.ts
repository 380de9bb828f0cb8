import type { Row } from '@portal/domain';
import { useState } from 'react';
import { readDocument } from '#data/documents/documents.ts';
import { RemoteFileError, useFetchFile } from '#data/files/remote-files.ts';
import { safeFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { DOWNLOAD_ERROR_LABELS } from '#records/labels/file-labels.ts';

export type DocumentBytes =
  | { ok: true; blob: Blob; /** Safe to save under. */ filename: string }
  /** In the reader's words. */
  | { ok: false; problem: string };

/** The bytes of one document at a time, from the device where they are kept, else from the server. */
export function useDocumentBytes() {
  const account = useLocalAccount();
  const fetchFile = useFetchFile();
  const [busyId, setBusyId] = useState<string | null>(null);

  const read = async (row: Row<'documents'>): Promise<DocumentBytes> => {
    setBusyId(row.id);
    try {
      const blob = await readDocument(account, fetchFile, row);
      return { ok: true, blob, filename: safeFilename(row.filename, row.mime_type) };
    } catch (error) {
      const kind = error instanceof RemoteFileError ? error.kind : 'unknown';
      return { ok: false, problem: DOWNLOAD_ERROR_LABELS[kind] };
    } finally {
      setBusyId(null);
    }
  };
  return { read, busyId };
}
