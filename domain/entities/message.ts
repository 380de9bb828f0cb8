import { z } from '../z.ts';
import { documentId, instant, requiredText } from './fields.ts';

/** No message of this product is older: a device that says so has lost its clock. */
export const EARLIEST_WRITTEN_AT = '2020-01-01T00:00:00.000000000Z';

export const messageSchema = z.strictObject({
  client_id: documentId,
  /** Equal to client_id: one thread per client. */
  thread_id: documentId,
  sender_id: documentId,
  content: requiredText(5000),
  status: z.literal('sent'),
  document_ids: z.array(documentId).max(10),
  /** Device time, a claim: rules hold it between the earliest and somewhat more than a year from now. */
  written_at: instant.refine((claim) => claim >= EARLIEST_WRITTEN_AT),
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
