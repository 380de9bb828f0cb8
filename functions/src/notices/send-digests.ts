import {
  addDays,
  type CalendarDate,
  isStaff,
  type OfficeDigest,
  officeDigestLines,
  OPEN_OBLIGATION_STATUSES,
  OPEN_TASK_STATUSES,
} from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { STAFF, uidsOfRoles } from './people-to-tell.ts';
import { countOf, sendDigest } from './send-digest.ts';

const SOON_DAYS = 3;

/** One e-mail a day for each of the staff who wants it, of what waits at the office; false where the time was over. */
export async function sendDigests(
  tenantId: string,
  today: CalendarDate,
  startedAt: number,
): Promise<boolean> {
  const counts = await countWaiting(tenantId, today);
  for (const uid of await uidsOfRoles(tenantId, STAFF)) {
    if (!isInTime(startedAt)) return false;
    const tasks = await countTasks(tenantId, uid, today);
    await db.runTransaction((transaction) =>
      sendDigest(transaction, { tenantId, uid, today }, ({ role }) => {
        if (!isStaff(role)) return [];
        // A cadastro is for administrators alone to decide.
        const sign_ups = role === 'admin' ? counts.sign_ups : 0;
        return officeDigestLines({ ...counts, sign_ups, tasks });
      }),
    );
  }
  return true;
}

/** Of one person: more say nothing that fewer do not. */
const MOST_TASKS = 200;

/** Read and not counted: who has what to do by when is no index of its own. */
async function countTasks(tenantId: string, uid: string, today: CalendarDate): Promise<number> {
  const own = db.collection(`tenants/${tenantId}/tasks`).where('assigned_to', '==', uid);
  const open = own.where('deleted_at', '==', null).where('status', 'in', OPEN_TASK_STATUSES);
  const { docs } = await open.select('due_date').limit(MOST_TASKS).get();
  return docs.filter((task) => {
    const due: unknown = task.get('due_date');
    return typeof due === 'string' && due <= today;
  }).length;
}

async function countWaiting(tenantId: string, today: CalendarDate): Promise<Omit<OfficeDigest, 'tasks'>> {
  const of = (entity: string) =>
    db.collection(`tenants/${tenantId}/${entity}`).where('deleted_at', '==', null);
  const open = of('obligations').where('status', 'in', OPEN_OBLIGATION_STATUSES);
  const accounts = db.collection('app_users').where('tenant_id', '==', tenantId);
  const [requests, overdue, due_soon, sign_ups] = await Promise.all([
    countOf(of('service_requests').where('status', '==', 'open')),
    countOf(open.where('due_date', '<', today)),
    countOf(open.where('due_date', '>=', today).where('due_date', '<=', addDays(today, SOON_DAYS))),
    countOf(
      accounts
        .where('is_active', '==', false)
        .where('blocked_at', '==', null)
        .where('approved_at', '==', null),
    ),
  ]);
  return { requests, overdue, due_soon, sign_ups };
}
