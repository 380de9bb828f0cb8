import {
  calendarDateOf,
  nameForClients,
  type Row,
  type SelicRates,
  selicOf,
  type SlipOfMonth,
  saidPaid,
} from '@portal/domain';
import { isPulled, isPulledFor } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { askedFor } from './ask-new-slip.ts';
import { holdingSlips } from './holding-slips.ts';

/** What somebody of the client sees of a slip. */
export type SlipToPay = {
  slip: Row<'slips'>;
  /** Its name is the one that clients read. */
  obligation: Row<'obligations'>;
  /** Who of the client says that it is paid; null where nobody does. */
  paid: Row<'slip_events'> | null;
  /** null while its row is not on the device. */
  document: Row<'documents'> | null;
  /** The message that asks for a new one. */
  asked: Row<'messages'> | null;
};

export type ClientSlips = {
  /** By obligation, the slip that holds. */
  slips: ReadonlyMap<string, SlipToPay>;
  /** null until the firm's rates have come: nothing late is estimated before. */
  selic: SelicRates | null;
  /**
   * Whether all that a sum to pay is made of has reached the device once: without what is said to be paid it would be
   * too high, without the Selic too low.
   */
  isWhole: boolean;
};

const OF_A_SUM = ['obligations', 'slips', 'slip_events'] as const;

/** What there is to pay and was paid, of one client; nothing of nobody. */
export const slipsOfClient = (clientId: string | null): LocalRead<ClientSlips> => ({
  name: `slips of ${clientId}`,
  read: async (db) =>
    clientId === null ? { slips: new Map(), selic: null, isWhole: false } : readSlips(db, clientId),
});

async function readSlips(db: PortalDatabase, clientId: string): Promise<ClientSlips> {
  const [all, events, rates, areRatesHere, areSlipsHere] = await Promise.all([
    db.slips.where('client_id').equals(clientId).toArray(),
    db.slip_events.where('client_id').equals(clientId).toArray(),
    db.selic_rates.toArray(),
    isPulled(db, ['selic_rates']),
    isPulledFor(db, clientId, OF_A_SUM),
  ]);
  const holding = [...holdingSlips(all).values()];
  const [documents, obligations] = await Promise.all([
    rowsById(
      db.documents,
      holding.map(({ document_id }) => document_id),
    ),
    rowsById(
      db.obligations,
      holding.map(({ obligation_id }) => obligation_id),
    ),
  ]);
  const today = calendarDateOf(new Date());
  const named = holding.flatMap((slip) => {
    const row = obligations.get(slip.obligation_id);
    return row === undefined ? [] : [{ slip, row, name: nameForClients(row.name) }];
  });
  const late = named.filter(({ slip, row }) => slip.due_date < today && row.status !== 'completed');
  const asked = await askedFor(db, clientId, late);
  return {
    slips: new Map(
      named.map(({ slip, row, name }) => [
        slip.obligation_id,
        {
          slip,
          obligation: { ...row, name },
          paid: saidPaid(events.filter(({ slip_id }) => slip_id === slip.id)),
          document: documents.get(slip.document_id) ?? null,
          asked: asked.get(slip.id) ?? null,
        },
      ]),
    ),
    selic: areRatesHere ? selicOf(rates) : null,
    isWhole: areRatesHere && areSlipsHere,
  };
}

/** As the domain reckons with it. */
export const ofMonth = ({ slip, obligation, paid }: SlipToPay): SlipOfMonth => ({
  slip,
  obligation,
  is_said_paid: paid !== null,
});
