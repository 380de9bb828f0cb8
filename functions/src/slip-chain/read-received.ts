import { type ChainedRecord, earlierFirst, type EntityName } from '@portal/domain';
import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { eventOf, type OfClient, slipOf } from './chained-rows.ts';

/** Of each kind. A commit of an app holds a few rows, so as many never have one time. */
const AT_ONCE = 150;
/** What is written at this time may still be on its way. */
const SETTLED_MS = 60_000;

type Received = {
  records: OfClient<ChainedRecord>[];
  /** All that was received up to then is among them, or was before. */
  until: Timestamp;
  isMore: boolean;
};

/** Slips, and what happened to them, in the order of receipt after a time. */
export async function readReceived(
  transaction: Transaction,
  tenantId: string,
  after: Timestamp,
): Promise<Received> {
  const settled = Timestamp.fromMillis(Date.now() - SETTLED_MS);
  const page = async (entity: EntityName) => {
    const rows = db
      .collection(`tenants/${tenantId}/${entity}`)
      .where('created_at', '>', after)
      .where('created_at', '<=', settled)
      .orderBy('created_at')
      .limit(AT_ONCE);
    return (await transaction.get(rows)).docs;
  };
  const [slips, events] = [await page('slips'), await page('slip_events')];
  const ends = [slips, events].filter(({ length }) => length === AT_ONCE).map(endOf);
  const until =
    ends.toSorted(byTime)[0] ?? [...slips, ...events].map(timeOf).toSorted(byTime).at(-1) ?? after;
  // Of a company that was erased a row is left without what it said: there is nothing to chain.
  const isIn = (doc: QueryDocumentSnapshot) =>
    byTime(timeOf(doc), until) <= 0 && doc.get('deleted_at') === null;
  const records = [
    ...slips.filter(isIn).map((doc) => slipOf(doc)),
    ...events.filter(isIn).map((doc) => eventOf(doc)),
  ];
  records.sort((a, b) => earlierFirst(order(a.record), order(b.record)));
  return { records, until, isMore: ends.length > 0 };
}

/** A full page may end in the middle of a commit: up to where it surely has all. */
function endOf(docs: readonly QueryDocumentSnapshot[]): Timestamp {
  const last = timeOf(docs.at(-1));
  const before = docs.findLast((doc) => byTime(timeOf(doc), last) < 0);
  if (before === undefined) throw new RangeError('more rows were received at one time than are read at once');
  return timeOf(before);
}

function timeOf(doc: QueryDocumentSnapshot | undefined): Timestamp {
  const time: unknown = doc?.get('created_at');
  if (!(time instanceof Timestamp)) throw new TypeError('a row without its time of receipt was found by it');
  return time;
}

const byTime = (a: Timestamp, b: Timestamp) =>
  a.valueOf() < b.valueOf() ? -1 : a.valueOf() > b.valueOf() ? 1 : 0;
/** Nine digits after the point in each: text sorts as time does. Of one time the slip comes before what happened to it. */
const order = ({ received_at, kind, id }: ChainedRecord) => `${received_at} ${kind === 'slip' ? 0 : 1} ${id}`;
