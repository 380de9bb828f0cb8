import {
  type ChainedEvent,
  type ChainedRecord,
  type ChainedSlip,
  slipEventSchema,
  slipSchema,
} from '@portal/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { withInstants } from '../firestore/instants.ts';

const stamps = z.object({ created_at: z.string(), created_by: z.string() });
// A newer release may have added fields.
const slipRow = slipSchema.strip().extend(stamps.shape);
const eventRow = slipEventSchema.strip().extend(stamps.shape);

/** A record as the chain knows it, and whose it is. */
export type OfClient<R extends ChainedRecord> = { clientId: string; record: R };

export function slipOf(doc: DocumentSnapshot): OfClient<ChainedSlip> {
  const { client_id, created_at, created_by, ...slip } = slipRow.parse(withInstants(doc.data() ?? {}));
  const received = { received_at: created_at, received_from: created_by };
  return { clientId: client_id, record: { kind: 'slip', id: doc.id, ...slip, ...received } };
}

export function eventOf(doc: DocumentSnapshot): OfClient<ChainedEvent> {
  const { client_id, kind, created_at, created_by, ...event } = eventRow.parse(
    withInstants(doc.data() ?? {}),
  );
  const received = { received_at: created_at, received_from: created_by };
  return { clientId: client_id, record: { kind: 'event', id: doc.id, event: kind, ...event, ...received } };
}
