import {
  addDays,
  type CalendarDate,
  type ClientDigest,
  clientDigestLines,
  OPEN_OBLIGATION_STATUSES,
} from '@portal/domain';
import { z } from 'zod';
import { accountRef } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { personToTell } from './people-to-tell.ts';
import { countOf, sendDigest } from './send-digest.ts';

const SOON_DAYS = 7;
/** Of one company: more say nothing that fewer do not. */
const MOST_ITEMS = 200;

/** One e-mail a day for each person of a client who asked for it; false where the time was over. */
export async function sendClientDigests(
  tenantId: string,
  today: CalendarDate,
  startedAt: number,
): Promise<boolean> {
  const asking = db.collection(`tenants/${tenantId}/preferences`).where('digest', '==', true);
  for (const { id: uid } of (await asking.select().get()).docs) {
    if (!isInTime(startedAt)) return false;
    const person = personToTell(await accountRef(uid).get());
    if (person?.role !== 'client') continue;
    const counted = person.client_ids;
    const lines = clientDigestLines(await countWaiting(tenantId, counted, today));
    await db.runTransaction((transaction) =>
      // Who lost a company meanwhile hears nothing of it; the next day's is of those they have then.
      sendDigest(transaction, { tenantId, uid, today }, ({ role, client_ids }) =>
        role === 'client' && counted.every((id) => client_ids.includes(id)) ? lines : [],
      ),
    );
  }
  return true;
}

async function countWaiting(
  tenantId: string,
  clientIds: readonly string[],
  today: CalendarDate,
): Promise<ClientDigest> {
  const each = await Promise.all(clientIds.map((id) => countOfCompany(tenantId, id, today)));
  const sum = (name: keyof ClientDigest) => each.reduce((total, counts) => total + counts[name], 0);
  return { asked: sum('asked'), overdue: sum('overdue'), due_soon: sum('due_soon') };
}

async function countOfCompany(
  tenantId: string,
  clientId: string,
  today: CalendarDate,
): Promise<ClientDigest> {
  const open = rowsOf(tenantId, clientId, 'obligations').where('status', 'in', OPEN_OBLIGATION_STATUSES);
  const [asked, overdue, due_soon] = await Promise.all([
    countAsked(tenantId, clientId),
    countOf(open.where('due_date', '<', today)),
    countOf(open.where('due_date', '>=', today).where('due_date', '<=', addDays(today, SOON_DAYS))),
  ]);
  return { asked, overdue, due_soon };
}

/** A request that ended leaves its items as they were. */
async function countAsked(tenantId: string, clientId: string): Promise<number> {
  const owed = rowsOf(tenantId, clientId, 'request_items').where('state', 'in', ['open', 'returned']);
  const items = (await owed.select('request_id').limit(MOST_ITEMS).get()).docs;
  const idOf = z.string().min(1);
  const ids = items.flatMap((item) => idOf.safeParse(item.get('request_id')).data ?? []);
  if (ids.length === 0) return 0;
  const requests = await db.getAll(
    ...[...new Set(ids)].map((id) => mirroredRef('document_requests', tenantId, id)),
  );
  const isOpen = new Set(
    requests
      .filter((row) => row.get('status') === 'open' && row.get('deleted_at') === null)
      .map(({ id }) => id),
  );
  return ids.filter((id) => isOpen.has(id)).length;
}

const rowsOf = (tenantId: string, clientId: string, entity: string) =>
  db
    .collection(`tenants/${tenantId}/${entity}`)
    .where('client_id', '==', clientId)
    .where('deleted_at', '==', null);
