import type { Row } from '@portal/domain';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import { useReview } from './use-review.ts';

/** As the schema and the rules have it. */
const MAX_REASON = 500;

type ReturnDocumentDialogProps = {
  isOpen: boolean;
  document: Row<'documents'> | null;
  onClose: () => void;
};

/** Sends a document back to the client, who reads why. Give it a key per opening. */
export function ReturnDocumentDialog({ isOpen, document, onClose }: ReturnDocumentDialogProps) {
  const review = useReview();
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={`Devolver ${document === null ? '' : visibleFilename(document.filename)}?`}
      action="Devolver"
      maxLength={MAX_REASON}
      missing="Informe o motivo para o cliente."
      onSubmit={async (reason) => document !== null && (await review(document, { kind: 'returned', reason }))}
      onClose={onClose}
    >
      O cliente vê no portal que o documento foi devolvido, com o motivo.
    </ReasonDialog>
  );
}
