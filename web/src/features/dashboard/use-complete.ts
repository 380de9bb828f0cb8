import { useLocalAccount } from '#data/local/database-context.ts';
import { updateTask } from '#data/tasks/tasks.ts';
import { useCompleteObligations } from '#records/use-complete-obligations.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import type { QueueItem } from './queue.ts';

/** What of the queue can be finished where it is shown. */
export type Complete = Extract<QueueItem, { kind: 'obligation' | 'task' }>;

const TASK = {
  done: 'Tarefa atualizada com sucesso!',
  failed: 'Erro ao atualizar tarefa',
  left: 'record' as const,
};

export function useComplete() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const completeObligations = useCompleteObligations();
  return (item: Complete): Promise<unknown> =>
    item.kind === 'obligation'
      ? completeObligations([item.obligation])
      : tell(updateTask(account, item.task.id, { status: 'completed' }), TASK);
}
