import { z } from '../z.ts';
import { calendarDate, documentId, instant, optionalText, requiredText } from './fields.ts';

export const OBLIGATION_STATUSES = ['pending', 'in_progress', 'completed', 'overdue'] as const;
export const PRIORITIES = ['low', 'medium', 'high'] as const;
export const obligationStatus = z.enum(OBLIGATION_STATUSES);
export const priority = z.enum(PRIORITIES);
export type ObligationStatus = z.infer<typeof obligationStatus>;
export type Priority = z.infer<typeof priority>;

export const obligationSchema = z.strictObject({
  client_id: documentId,
  name: requiredText(200),
  due_date: calendarDate,
  priority: priority.nullable(),
  status: obligationStatus,
  description: optionalText(2000),
  notes: optionalText(5000),
  /** Server time of 'Concluir'; null while open. */
  completed_at: instant.nullable(),
  document_ids: z.array(documentId).max(20),
});
export type ObligationFields = z.infer<typeof obligationSchema>;
