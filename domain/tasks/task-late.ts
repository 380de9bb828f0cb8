import type { CalendarDate } from '../entities/fields.ts';
import type { TaskFields } from '../entities/task.ts';

/** Not completed and meant for a day before today; `today` in America/Sao_Paulo. One without a date is never late. */
export function isTaskLate(task: Pick<TaskFields, 'status' | 'due_date'>, today: CalendarDate): boolean {
  return task.status !== 'completed' && task.due_date !== null && task.due_date < today;
}
