import { type KnownSlip, nameForClients, saidPaid } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { holdingSlips } from './holding-slips.ts';

/** Every slip that the firm published for a client, replaced ones too: what a pasted code is held against. */
export async function knownSlips(db: PortalDatabase, clientId: string): Promise<KnownSlip[]> {
  const [slips, events] = await Promise.all([
    db.slips.where('client_id').equals(clientId).toArray(),
    db.slip_events.where('client_id').equals(clientId).toArray(),
  ]);
  const holding = holdingSlips(slips);
  const obligations = await rowsById(
    db.obligations,
    slips.map(({ obligation_id }) => obligation_id),
  );
  return slips.map((slip) => {
    const obligation = obligations.get(slip.obligation_id);
    const isSaidPaid = saidPaid(events.filter(({ slip_id }) => slip_id === slip.id)) !== null;
    return {
      ...slip,
      name: nameForClients(obligation?.name ?? 'guia'),
      holds: holding.get(slip.obligation_id)?.id === slip.id,
      is_paid: obligation?.status === 'completed' || isSaidPaid,
    };
  });
}
