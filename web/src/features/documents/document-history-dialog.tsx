import type { Row } from '@portal/domain';
import { lazy, Suspense } from 'react';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

const RecordHistory = lazy(async () => ({
  default: (await import('#records/history/record-history.tsx')).RecordHistory,
}));

type DocumentHistoryDialogProps = {
  /** null while closed. */
  document: Row<'documents'> | null;
  onClose: () => void;
};

/** Who sent a document, checked it, sent it back or removed it. */
export function DocumentHistoryDialog({ document, onClose }: DocumentHistoryDialogProps) {
  return (
    <Dialog
      isOpen={document !== null}
      onClose={onClose}
      title={document === null ? '' : `Histórico de ${visibleFilename(document.filename)}`}
    >
      {document !== null && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <RecordHistory entity="documents" id={document.id} />
        </Suspense>
      )}
    </Dialog>
  );
}
