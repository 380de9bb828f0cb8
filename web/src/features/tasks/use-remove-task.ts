import { type Row, taskSchema } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { removeTask, restoreTask } from '#data/tasks/tasks.ts';
import { useRemovalNotice } from '#records/use-removal-notice.ts';

const TITLES = {
  done: 'Tarefa removida com sucesso!',
  failed: 'Erro ao remover tarefa',
  left: 'record',
} as const;

/** Removes a task and says how it went. */
export function useRemoveTask() {
  const account = useLocalAccount();
  const tell = useRemovalNotice();
  return async (task: Row<'tasks'>): Promise<void> => {
    await tell(removeTask(account, task.id), TITLES, (opId) =>
      restoreTask(account, { id: task.id, fields: taskSchema.strip().parse(task), opId }),
    );
  };
}
