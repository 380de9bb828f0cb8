import { z } from '../z.ts';
import { documentId, instant } from './fields.ts';

/** `tenants/{t}/audit/{op_id}`: the receipt of one operation and its audit entry in one; never changed. */
export const receiptSchema = z.strictObject({
  uid: z.string().min(1).max(128),
  /** The collection written to. */
  entity: z.string().min(1).max(40),
  doc_id: documentId,
  /** The client_id of the row, null where the row has none. */
  client_id: documentId.nullable(),
  rev: z.int().min(1),
  kind: z.enum(['create', 'patch', 'remove']),
  /** Names of the fields changed, besides the revision stamps. */
  fields: z.array(z.string()).max(60),
  at: instant,
  /** When it was done, by the device's own clock: a claim, which rules hold to its type alone. */
  done_at: instant.optional(),
});
export type Receipt = z.infer<typeof receiptSchema>;
