import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { holdingSlips } from './holding-slips.ts';

/** What somebody of the client sees of a slip. */
export type SlipToPay = {
  slip: Row<'slips'>;
  /** Of all the client's people. */
  events: readonly Row<'slip_events'>[];
  /** null while its row is not on the device. */
  document: Row<'documents'> | null;
};

/** By obligation, the slip that holds. */
export async function slipsOfClient(
  db: PortalDatabase,
  clientId: string,
): Promise<ReadonlyMap<string, SlipToPay>> {
  const [slips, events] = await Promise.all([
    db.slips.where('client_id').equals(clientId).toArray(),
    db.slip_events.where('client_id').equals(clientId).toArray(),
  ]);
  const holding = holdingSlips(slips);
  const documents = await rowsById(
    db.documents,
    [...holding.values()].map(({ document_id }) => document_id),
  );
  return new Map(
    [...holding].map(([obligationId, slip]) => [
      obligationId,
      {
        slip,
        events: events.filter(({ slip_id }) => slip_id === slip.id),
        document: documents.get(slip.document_id) ?? null,
      },
    ]),
  );
}
