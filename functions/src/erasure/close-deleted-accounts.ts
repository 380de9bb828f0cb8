import { type DocumentReference, type QueryDocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { auth, db } from '../firestore/admin.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { logger } from '../logs/logger.ts';
import { recordRun } from '../schedules/run-records.ts';

/** As many as the provider tells of at once. */
const PAGE = 100;

/**
 * Anybody may delete the own Auth user past the app, and no event tells of it: the row would stay active, be counted
 * as an administrator, and be shown to colleagues. Who deletes themselves is closed, the last administrator too: the
 * row cannot give the way back that the identity was (docs/accounts.md).
 */
export const closeDeletedAccounts = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('closeDeletedAccounts', closeAll),
);

async function closeAll(): Promise<void> {
  const open = db.collection('app_users').where('is_active', '==', true).orderBy('__name__').limit(PAGE);
  const deleted: DocumentReference[] = [];
  let seen = 0;
  let page = (await open.select().get()).docs;
  while (page.length > 0) {
    seen += page.length;
    deleted.push(...(await withoutIdentity(page)));
    const last = page.at(-1);
    page = last === undefined ? [] : (await open.select().startAfter(last).get()).docs;
  }
  if (!isBelievable(deleted.length, seen)) {
    logger.error('most accounts have no Auth user: nothing is closed', { deleted: deleted.length, seen });
    return;
  }
  for (const ref of deleted) await close(ref);
}

/** A project whose Auth users were lost or are not restored yet looks as if everybody had left. */
export function isBelievable(deleted: number, seen: number): boolean {
  return deleted <= Math.max(3, seen / 4);
}

async function withoutIdentity(page: QueryDocumentSnapshot[]): Promise<DocumentReference[]> {
  const { notFound } = await auth.getUsers(page.map(({ id }) => ({ uid: id })));
  const gone = new Set(notFound.map((asked) => ('uid' in asked ? asked.uid : '')));
  return page.filter(({ id }) => gone.has(id)).map(({ ref }) => ref);
}

async function close(ref: DocumentReference): Promise<void> {
  const isClosed = await db.runTransaction(async (transaction) => {
    const row = await transaction.get(ref);
    const tenantId: unknown = row.get('tenant_id');
    if (row.get('is_active') !== true) return false;
    // Its Auth user may be about to be made again.
    if (typeof tenantId === 'string' && (await isRestoring(tenantId, transaction))) return false;
    transaction.update(ref, { is_active: false, blocked_at: FieldValue.serverTimestamp() });
    return true;
  });
  if (isClosed) logger.warn('account closed: its Auth user is gone', { uid: ref.id });
}
