import { clientRowSchema, type EndedContract, hasEnded } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { isLive, readMirrored, type MirroredRow } from '../firestore/write-mirrored.ts';
import { isRestoring } from '../tenants/is-restoring.ts';

/** One client, in the run that began then. */
export type EndedClient = { tenantId: string; clientId: string; startedAt: number };

export const factsOf = ({ tenantId, clientId }: EndedClient) => ({
  tenant_id: tenantId,
  client_id: clientId,
});

/** The client's row, and what it says of its end: null where it says none, is removed, or is being put back. */
export async function readEnded(
  transaction: Transaction,
  { tenantId, clientId }: EndedClient,
): Promise<{ row: MirroredRow<'clients'>; ended: EndedContract | null }> {
  const row = await readMirrored(transaction, 'clients', tenantId, clientId);
  const isClosed = await isRestoring(tenantId, transaction);
  return { row, ended: isClosed || !isLive(row) ? null : endedOf(row.snapshot.data()) };
}

/** A newer release may have added fields. */
const rowSchema = clientRowSchema
  .pick({
    contract_ended_on: true,
    kept_until: true,
    archived_on: true,
    erasure_announced_on: true,
    erasure_began_on: true,
  })
  .strip();

export function endedOf(data: Record<string, unknown> | undefined): EndedContract | null {
  const client = rowSchema.parse(data ?? {});
  return hasEnded(client) ? client : null;
}
