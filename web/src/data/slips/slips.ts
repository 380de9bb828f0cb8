import { type MatchedSlip, matchSlips, type Row, type SlipInList } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { holdingSlips } from './holding-slips.ts';
import { listSlipDrafts } from './slip-drafts.ts';

/** The files on this device that wait to be published, each with whose it is and what still keeps it back. */
export async function listSlipsToPublish(db: PortalDatabase): Promise<MatchedSlip[]> {
  const [drafts, clients] = await Promise.all([listSlipDrafts(db), db.clients.toArray()]);
  const clientIds = clients
    .filter((client) => drafts.some((draft) => mayBeOf(draft, client)))
    .map(({ id }) => id);
  const [obligations, published] = await Promise.all([
    Promise.all(
      clientIds.map(async (id) => startingWith(db.obligations, '[client_id+due_date]', id).toArray()),
    ),
    db.slips.where('client_id').anyOf(clientIds).toArray(),
  ]);
  return matchSlips(drafts, { clients, obligations: obligations.flat(), published });
}

const mayBeOf = ({ read, typed }: SlipInList, { id, cnpj_cpf }: Row<'clients'>): boolean =>
  typed.client_id === id || (read.tax_id !== null && cnpj_cpf.startsWith(read.tax_id));

/** A slip as the firm looks at it: what it is of, and how far it came. */
export type PublishedSlip = Row<'slips'> & {
  client_name: string;
  obligation_name: string;
  /** The highest version of its obligation. */
  holds: boolean;
  /** What the client's people did with it. */
  events: readonly Row<'slip_events'>[];
};

/** The same under a name. */
export const publishedSlips = (most: number): LocalRead<PublishedSlip[]> => ({
  name: `the newest ${most} published slips`,
  read: (db) => listPublished(db, most),
});

/** The newest first, so many; what was replaced is told by `holds`. */
export async function listPublished(db: PortalDatabase, most: number): Promise<PublishedSlip[]> {
  const slips = await db.slips.orderBy('created_at').reverse().limit(most).toArray();
  const [clients, obligations, versions, events] = await Promise.all([
    db.clients.bulkGet(slips.map(({ client_id }) => client_id)),
    db.obligations.bulkGet(slips.map(({ obligation_id }) => obligation_id)),
    db.slips
      .where('obligation_id')
      .anyOf(slips.map(({ obligation_id }) => obligation_id))
      .toArray(),
    db.slip_events
      .where('slip_id')
      .anyOf(slips.map(({ id }) => id))
      .toArray(),
  ]);
  const holding = holdingSlips(versions);
  return slips.map((slip, index) => ({
    ...slip,
    client_name: clients[index]?.corporate_name ?? '',
    obligation_name: obligations[index]?.name ?? '',
    holds: holding.get(slip.obligation_id)?.id === slip.id,
    events: events.filter(({ slip_id }) => slip_id === slip.id),
  }));
}
