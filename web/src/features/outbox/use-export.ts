import { useLocalAccount } from '#data/local/database-context.ts';
import { exportEntries } from '#data/outbox/export-entries.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';

/** Saves what the server has not taken as one file: all of it, or one operation. */
export function useExport() {
  const { db } = useLocalAccount();
  return async (opId?: string) => {
    const { blob, filename } = await exportEntries(db, opId === undefined ? {} : { opId });
    saveBlob(blob, filename);
    toast({ kind: 'success', title: 'Exportação pronta', description: filename });
  };
}
