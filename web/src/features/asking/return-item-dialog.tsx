import type { AskedItem } from '#data/asks/asks.ts';
import { judgeItem } from '#data/asks/judge-item.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';

/** As the schema and the rules have it. */
const MAX_REASON = 500;

type ReturnItemDialogProps = { item: AskedItem | null; onClose: () => void };

/** Sends an answer back to the client, who reads why. */
export function ReturnItemDialog({ item, onClose }: ReturnItemDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const giveBack = async (reason: string) => {
    if (item === null) return false;
    const writing = judgeItem(account, item.id, { kind: 'returned', reason });
    return (await tell(writing, { done: 'Documento devolvido!', failed: 'Erro ao devolver documento' })).ok;
  };
  return (
    <ReasonDialog
      isOpen={item !== null}
      title={`Devolver ${item?.label ?? ''}?`}
      action="Devolver"
      maxLength={MAX_REASON}
      missing="Informe o motivo para o cliente."
      onSubmit={giveBack}
      onClose={onClose}
    >
      O cliente vê no portal que o documento foi devolvido, com o motivo, e pode enviar outro.
    </ReasonDialog>
  );
}
