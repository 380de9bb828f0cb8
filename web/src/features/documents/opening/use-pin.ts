import type { Row } from '@portal/domain';
import { pinDocument, unpinDocument } from '#data/documents/documents.ts';
import { RemoteFileError, useFetchFile } from '#data/files/remote-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { DOWNLOAD_ERROR_LABELS } from '#records/labels/file-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { loadPreview } from '#ui/files/can-preview.ts';

/** 'Manter neste aparelho', and back. */
export function usePin() {
  const account = useLocalAccount();
  const fetchFile = useFetchFile();
  return async (row: Row<'documents'>, isPinned: boolean) => {
    if (!isPinned) return unpinDocument(account, row.id);
    const problem = await pin();
    if (problem === null) {
      toast({
        kind: 'success',
        title: 'Guardado neste aparelho',
        description: 'O documento abre sem internet.',
      });
      // The file is here either way: without this code it is downloaded instead of shown.
      loadPreview(row.mime_type).catch(() => undefined);
    } else {
      toast({ kind: 'error', title: 'Erro ao guardar documento', description: problem });
    }

    async function pin(): Promise<string | null> {
      try {
        const hasRoom = await pinDocument(account, fetchFile, row);
        return hasRoom ? null : 'Não há espaço livre neste aparelho.';
      } catch (error) {
        if (error instanceof RemoteFileError) return DOWNLOAD_ERROR_LABELS[error.kind];
        throw error;
      }
    }
  };
}
