import { addDays, type CalendarDate, OPEN_OBLIGATION_STATUSES, type Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { holdingSlips } from './holding-slips.ts';

/** So many days before it is due a slip that nobody opened is the firm's matter. */
const DAYS_BEFORE = 3;

/** A slip that is due soon and that nobody of the client has seen. */
export type UnopenedSlip = Row<'slips'> & {
  client_name: string;
  client_phone: string | null;
  obligation_name: string;
  /** Its file is on a device of the client. */
  hasArrived: boolean;
};

/** The same under a name. */
export const unopenedSlips = (today: CalendarDate): LocalRead<UnopenedSlip[]> => ({
  name: `unopened slips on ${today}`,
  read: (db) => listUnopened(db, today),
});

/** What is due from `today` on within three days, was published, and was not opened by anybody; what is due first is first. */
export async function listUnopened(db: PortalDatabase, today: CalendarDate): Promise<UnopenedSlip[]> {
  const until = addDays(today, DAYS_BEFORE);
  const due = OPEN_OBLIGATION_STATUSES.map(async (status) =>
    db.obligations.where('[status+due_date]').between([status, today], [status, until], true, true).toArray(),
  );
  const obligations = new Map((await Promise.all(due)).flat().map((row) => [row.id, row]));
  const versions = await db.slips
    .where('obligation_id')
    .anyOf([...obligations.keys()])
    .toArray();
  const holding = [...holdingSlips(versions).values()];
  const [clients, events] = await Promise.all([
    rowsById(
      db.clients,
      holding.map(({ client_id }) => client_id),
    ),
    db.slip_events
      .where('slip_id')
      .anyOf(holding.map(({ id }) => id))
      .toArray(),
  ]);
  const said = (slip: Row<'slips'>) => events.filter(({ slip_id }) => slip_id === slip.id);
  return holding
    .filter((slip) => said(slip).every(({ kind }) => kind === 'arrived'))
    .map((slip) => ({
      ...slip,
      client_name: clients.get(slip.client_id)?.corporate_name ?? '',
      client_phone: clients.get(slip.client_id)?.phone ?? null,
      obligation_name: obligations.get(slip.obligation_id)?.name ?? '',
      hasArrived: said(slip).length > 0,
    }))
    .toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0));
}
