import type { Row } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/database-context.ts';
import { RemoteFileError, useFetchFile } from '#data/remote-files.ts';
import { readDocument } from '#data/repositories/documents.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { toast } from '#ui/toast.ts';
import { DOWNLOAD_ERROR_LABELS } from './document-labels.ts';
import { safeFilename } from './safe-filename.ts';

/** Saves a document's bytes, from the device where they are kept, else from the server. */
export function useDownload() {
  const account = useLocalAccount();
  const fetchFile = useFetchFile();
  const [busyId, setBusyId] = useState<string | null>(null);

  const download = async (row: Row<'documents'>) => {
    setBusyId(row.id);
    try {
      const blob = await readDocument(account, fetchFile, row);
      saveBlob(blob, safeFilename(row.filename, row.mime_type));
      toast({ kind: 'success', title: 'Download iniciado' });
    } catch (error) {
      if (!(error instanceof RemoteFileError)) throw error;
      toast({
        kind: 'error',
        title: 'Erro ao baixar documento',
        description: DOWNLOAD_ERROR_LABELS[error.kind],
      });
    } finally {
      setBusyId(null);
    }
  };
  return { download, busyId };
}
