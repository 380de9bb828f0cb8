import { instantsOf, lastDayOf, type Month, type Row } from '@portal/domain';
import Dexie from 'dexie';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** What one month of a report is computed from. */
export type MonthRows = {
  month: Month;
  /** Due in it. */
  obligations: Row<'obligations'>[];
  /** Sent in it. */
  documents: Row<'documents'>[];
  /** Completed, and last changed in it. */
  tasks: Row<'tasks'>[];
};

/** What is few enough to be read whole. */
export type FirmRows = {
  clients: Row<'clients'>[];
  people: Row<'people'>[];
  services: Row<'services'>[];
  requests: Row<'service_requests'>[];
};

/** A month at a time, by indexes: a firm has tens of thousands of each, and the page must answer in between. */
export async function readMonthRows(db: PortalDatabase, month: Month): Promise<MonthRows> {
  const { from, to } = instantsOf(month);
  const [obligations, documents, tasks] = await Promise.all([
    db.obligations.where('due_date').between(month, lastDayOf(month), true, true).toArray(),
    db.documents.where('created_at').between(from, to, true, false).toArray(),
    db.tasks
      .where('[status+updated_at]')
      .between(['completed', from], ['completed', to], true, false)
      .toArray(),
  ]);
  return { month, obligations, documents, tasks };
}

export async function readFirmRows(db: PortalDatabase): Promise<FirmRows> {
  const [clients, people, services, requests] = await Promise.all([
    db.clients.toArray(),
    db.people.toArray(),
    db.services.toArray(),
    db.service_requests.toArray(),
  ]);
  return { clients, people, services, requests };
}

/** The first month of which there is anything to report; null where there is nothing. */
export type FirstMonths = {
  /** Of what is due alone. */
  due: Month | null;
  any: Month | null;
};

/** The same under a name. */
export const firstReportMonths: LocalRead<FirstMonths> = {
  name: 'first months of the report',
  read: readFirstReportMonths,
};

/** Steps on indexes. */
export async function readFirstReportMonths(db: PortalDatabase): Promise<FirstMonths> {
  const [due, sent] = await Promise.all([
    db.obligations.orderBy('due_date').first(),
    db.documents.where('created_at').between(Dexie.minKey, Dexie.maxKey).first(),
  ]);
  const dates = [due?.due_date, sent?.created_at].filter((date) => date !== undefined);
  return { due: monthOfDate(due?.due_date), any: monthOfDate(dates.toSorted()[0]) };
}

const monthOfDate = (date: string | undefined) => (date === undefined ? null : `${date.slice(0, 7)}-01`);
