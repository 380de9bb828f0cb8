import type { Row, TaskFields } from '@portal/domain';
import { useLocalAccount } from '#data/local/database-context.ts';
import { createTask, updateTask } from '#data/tasks/tasks.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { answered } from '#data/writes/answered.ts';
import { useSayWritten, useWriteNotice } from '#records/use-write-notice.ts';

const CREATED = { done: 'Tarefa criada com sucesso!', failed: 'Erro ao criar tarefa' };
const UPDATED = { done: 'Tarefa atualizada com sucesso!', failed: 'Erro ao atualizar tarefa' };

/** Saves a new task, or what was changed of one, and says how it went; true when the form may close. */
export function useSaveTask() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'tasks'> | null, fields: TaskFields): Promise<boolean> => {
    const writing =
      before === null
        ? createTask(account, fields)
        : updateTask(account, before.id, changedIn(before, fields));
    return (await tell(writing, before === null ? CREATED : UPDATED)).ok;
  };
}

/** Changes a task where it is shown. What the eye sees at once (a step) is told only where it failed. */
export function useChangeTask() {
  const account = useLocalAccount();
  const say = useSayWritten();
  return async (id: string, patch: Partial<TaskFields>, { isQuiet = false } = {}): Promise<void> => {
    const result = await answered(updateTask(account, id, patch));
    if (!isQuiet || !result.ok) say(result, { ...UPDATED, left: 'record' });
  };
}
