import { useLocalAccount } from '#data/local/database-context.ts';
import { completeObligation } from '#data/obligations/obligations.ts';
import { updateTask } from '#data/tasks/tasks.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import type { QueueItem } from './queue.ts';

/** What of the queue can be finished where it is shown. */
export type Complete = Extract<QueueItem, { kind: 'obligation' | 'task' }>;

const OBLIGATION = { done: 'Obrigação atualizada!', failed: 'Erro ao atualizar obrigação' };
const TASK = { done: 'Tarefa atualizada com sucesso!', failed: 'Erro ao atualizar tarefa' };

export function useComplete() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (item: Complete): Promise<void> => {
    if (item.kind === 'obligation') {
      tell(await completeObligation(account, item.obligation), OBLIGATION);
    } else {
      tell(await updateTask(account, item.task.id, { status: 'completed' }), TASK);
    }
  };
}
