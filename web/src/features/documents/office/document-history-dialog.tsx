import type { Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { NotHere } from '#ui/lazy/not-here.tsx';

const RecordHistory = lazyPart(
  () => import('#records/history/record-history.tsx'),
  (module) => module.RecordHistory,
  {
    loading: <SkeletonRows rows={2} />,
    missing: <NotHere />,
  },
);

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
      {document !== null && <RecordHistory entity="documents" id={document.id} />}
    </Dialog>
  );
}
