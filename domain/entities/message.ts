import { z } from '../z.ts';
import { documentId, instant, requiredText } from './fields.ts';

export const messageSchema = z.strictObject({
  client_id: documentId,
  /** Equal to client_id: one thread per client. */
  thread_id: documentId,
  sender_id: documentId,
  content: requiredText(5000),
  status: z.literal('sent'),
  document_ids: z.array(documentId).max(10),
  /** Device time, for display only. */
  written_at: instant,
});
export type MessageFields = z.infer<typeof messageSchema>;

export const messageThreadSchema = z.strictObject({
  client_id: documentId,
  subject: requiredText(200),
  participants: z.array(documentId).max(200),
  last_message_at: instant.nullable(),
  last_sender_id: documentId.nullable(),
});
export type MessageThreadFields = z.infer<typeof messageThreadSchema>;

export const threadStaffSchema = z.strictObject({
  client_id: documentId,
  assigned_to: documentId.nullable(),
});
export type ThreadStaffFields = z.infer<typeof threadStaffSchema>;

export const threadReadSchema = z.strictObject({
  client_id: documentId,
  user_id: documentId,
  /**
   * `created_at` of the newest message of somebody else that was seen: the server's time, so that neither the
   * device's clock nor a mark that goes up hours later counts as read what nobody saw.
   */
  last_read_at: instant,
});
export type ThreadReadFields = z.infer<typeof threadReadSchema>;
