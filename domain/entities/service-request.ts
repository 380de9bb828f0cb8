import { z } from '../z.ts';
import { documentId, optionalText, requiredText } from './fields.ts';

export const REQUEST_STATUSES = ['open', 'in_progress', 'done', 'cancelled'] as const;
export const requestStatus = z.enum(REQUEST_STATUSES);
export type RequestStatus = z.infer<typeof requestStatus>;

export const serviceRequestSchema = z.strictObject({
  client_id: documentId,
  service_id: documentId,
  description: requiredText(5000),
  status: requestStatus,
  answer: optionalText(5000),
  document_ids: z.array(documentId).max(10),
});
export type ServiceRequestFields = z.infer<typeof serviceRequestSchema>;
