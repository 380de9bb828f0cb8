import { byDate, type FoundTasks } from '#data/tasks/find-tasks.ts';
import type { ShownTask } from '#data/tasks/task-names.ts';

/** As a list: what is open by date, whichever its status, and then what is completed. */
export function inListOrder({ pending, in_progress, completed }: FoundTasks): ShownTask[] {
  return [...[...pending, ...in_progress].sort(byDate), ...completed];
}
