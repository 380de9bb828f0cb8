import { useLocalAccount } from '#data/local/database-context.ts';
import { answered } from '#data/writes/answered.ts';
import { whenSent } from '#data/writes/when-sent.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { toast } from '#ui/feedback/toast.ts';
import { undoNotice, type WriteTitles } from './labels/write-labels.ts';
import { useSayWritten } from './use-write-notice.ts';

/**
 * Says how a removal went, true where the record is gone. 'Desfazer' is there for as long as the removal waits on the
 * device; `restore` gets the removal's own operation and says whether the record is back.
 */
export function useRemovalNotice() {
  const { db } = useLocalAccount();
  const say = useSayWritten();
  return async (
    removing: Promise<WriteResult>,
    titles: WriteTitles,
    restore: (opId: string | null) => Promise<boolean>,
  ): Promise<boolean> => {
    const result = await answered(removing);
    if (!result.ok) {
      say(result, titles);
      return false;
    }
    const undo = async () => toast(undoNotice(await restore(result.op_id).catch(() => false)));
    const close = say(result, titles, { label: 'Desfazer', onSelect: () => void undo() });
    if (result.op_id !== null) whenSent(db, result.op_id, close);
    return true;
  };
}
