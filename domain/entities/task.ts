import { TASK_STATUSES } from '../tasks/statuses.ts';
import { z } from '../z.ts';
import { calendarDate, documentId, requiredText } from './fields.ts';

export const taskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Rules cannot walk a list: they check its items one by one, and twenty is what their budget allows. */
export const MAX_CHECKLIST_ITEMS = 20;

export const checklistItem = z.strictObject({ text: requiredText(200), done: z.boolean() });

export const taskSchema = z.strictObject({
  title: requiredText(200),
  client_id: documentId.nullable(),
  assigned_to: documentId.nullable(),
  due_date: calendarDate.nullable(),
  status: taskStatus,
  checklist: z.array(checklistItem).max(MAX_CHECKLIST_ITEMS),
  obligation_id: documentId.nullable(),
  request_id: documentId.nullable(),
});
export type TaskFields = z.infer<typeof taskSchema>;
