import { z } from '../z.ts';
import { documentId, instant } from './fields.ts';

/** What the protocol, not a person, writes on every mirrored document. */
export const stampsSchema = z.object({
  tenant_id: documentId,
  /** +1 on each write; the only compare-and-set value of the protocol. */
  rev: z.int().min(1),
  created_at: instant,
  created_by: documentId,
  updated_at: instant,
  updated_by: documentId,
  /** The operation that wrote this revision: the id of its receipt in `audit`. */
  last_op: z.string().min(1).max(128),
  /** A tombstone: server time of removal, else null. */
  deleted_at: instant.nullable(),
});
export type Stamps = z.infer<typeof stampsSchema>;

/** Stamps that a patch may change; the others are fixed at creation. */
export const REVISION_STAMPS = ['rev', 'updated_at', 'updated_by', 'last_op'] as const;

/** Never change once written: what a person may see depends on these alone. */
export const IMMUTABLE_FIELDS = [
  'tenant_id',
  'client_id',
  'user_id',
  'kind',
  'created_at',
  'created_by',
] as const;
