import { useLocalAccount } from '#data/database-context.ts';
import { exportEntries } from '#data/outbox-actions.ts';
import { saveBlob } from '#ui/save-blob.ts';
import { toast } from '#ui/toast.ts';

/** Saves everything that the server has not taken as one file. */
export function useExport() {
  const { db } = useLocalAccount();
  return async () => {
    const { blob, filename } = await exportEntries(db);
    saveBlob(blob, filename);
    toast({ kind: 'success', title: 'Exportação pronta', description: filename });
  };
}
