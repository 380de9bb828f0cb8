import { type Row, taskSchema } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { removeTask, restoreTask } from '#data/tasks/tasks.ts';
import { whenSent } from '#data/writes/when-sent.ts';
import { undoNotice, writeNotice } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';

const TITLES = { done: 'Tarefa removida com sucesso!', failed: 'Erro ao remover tarefa' };

/** Removes a task; 'Desfazer' stands for as long as the removal waits on the device. */
export function useRemoveTask() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async (task: Row<'tasks'>): Promise<void> => {
    const result = await removeTask(account, task.id);
    const notice = writeNotice(result, TITLES, connection.kind === 'online');
    if (!result.ok) {
      toast(notice);
      return;
    }
    const { op_id } = result;
    const undo = async () => {
      const fields = taskSchema.strip().parse(task);
      const isBack = await restoreTask(account, { id: task.id, fields, opId: op_id });
      toast(undoNotice(isBack));
    };
    const close = toast({ ...notice, action: { label: 'Desfazer', onSelect: () => void undo() } });
    if (op_id !== null) whenSent(account.db, op_id, close);
  };
}
