import type { CalendarDate } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** The first day that something serves which waits on this device, a file or an answer; null: none does. */
export const waitingDue: LocalRead<CalendarDate | null> = {
  name: 'the day that what waits serves',
  read: async (db) => {
    const [uploads, answers] = await Promise.all([daysOfUploads(db), daysOfAnswers(db)]);
    return [...uploads, ...answers].sort()[0] ?? null;
  },
};

async function daysOfUploads(db: PortalDatabase): Promise<CalendarDate[]> {
  const uploads = await db.uploads.where('state').anyOf(['waiting', 'sending', 'parked']).toArray();
  return uploads.flatMap(({ due_date }) => due_date ?? []);
}

/** 'Nada a enviar' serves the day of its request as a file does. */
async function daysOfAnswers(db: PortalDatabase): Promise<CalendarDate[]> {
  const keys = await db.outbox
    .where('[entity+doc_id]')
    .between(['request_items', ''], ['request_items', '\uffff'])
    .toArray();
  const items = await db.request_items.bulkGet(
    keys.filter(({ kind }) => kind === 'patch').map(({ doc_id }) => doc_id),
  );
  const requests = await db.document_requests.bulkGet(items.flatMap((item) => item?.request_id ?? []));
  return requests.flatMap((request) => request?.due_date ?? []);
}
