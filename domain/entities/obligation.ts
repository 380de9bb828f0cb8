import { OBLIGATION_STATUSES } from '../obligations/statuses.ts';
import { z } from '../z.ts';
import { calendarDate, competence, documentId, instant, line, optionalText, requiredText } from './fields.ts';

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export const obligationStatus = z.enum(OBLIGATION_STATUSES);
export const priority = z.enum(PRIORITIES);
export type ObligationStatus = z.infer<typeof obligationStatus>;
export type Priority = z.infer<typeof priority>;

/** What a person fills in of an obligation. */
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

/** How the staff closed it: done, without movement in the month, or nothing to send. */
export const CLOSINGS = ['done', 'no_movement', 'nothing_to_send'] as const;
export type ObligationClosing = (typeof CLOSINGS)[number];

/**
 * Where an obligation that a rule made comes from; missing in those a person made. Kept at the making, for clients read
 * neither rules nor days.
 */
export const obligationSourceSchema = z.strictObject({
  rule_key: documentId.optional(),
  /** The revision of the firm's row for the rule; 0 is the catalogue alone. */
  rule_rev: z.int().min(0).optional(),
  competence: competence.optional(),
  /** The day that the rule names, before anything moved it. */
  nominal_date: calendarDate.nullable().optional(),
  due_reasons: z.array(line(300)).max(6).optional(),
  closing: z.enum(CLOSINGS).nullable().optional(),
  closing_reason: optionalText(500).optional(),
});
export type ObligationSource = z.infer<typeof obligationSourceSchema>;

/** An obligation as it is stored. */
export const obligationRowSchema = obligationSchema.extend(obligationSourceSchema.shape);
