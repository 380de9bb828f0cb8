import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { FILE_CHECK_OPTIONS, SCHEDULE_OPTIONS } from '../options.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { checkRow, MISSING_AFTER_MS } from './check-row.ts';
import { ScannerUnavailable } from './scanner/clamd.ts';
import { logger } from '../logs/logger.ts';
import { recordRun } from '../schedules/run-records.ts';

const PAGE = 20;
/** Well before the run is ended from outside; the next one begins with the oldest that still waits. */
const RUN_MS = 40_000;

/** Checks again what a trigger left pending: its event was lost, or its process died, or its firm was put back. */
export const recheckPending = onSchedule(
  { ...SCHEDULE_OPTIONS, ...FILE_CHECK_OPTIONS, schedule: 'every 10 minutes' },
  () => recordRun('recheckPending', () => recheckAll(Date.now())),
);

async function recheckAll(startedAt: number): Promise<void> {
  const overdue = db
    .collectionGroup('documents')
    .where('check', '==', 'pending')
    .where('deleted_at', '==', null)
    .where('created_at', '<', new Date(startedAt - MISSING_AFTER_MS))
    .orderBy('created_at')
    .limit(PAGE);
  let page = (await overdue.get()).docs;
  while (page.length > 0) {
    for (const row of page) {
      if (Date.now() - startedAt > RUN_MS) return;
      if (!(await recheck(row))) return;
    }
    const last = page.at(-1);
    page = last === undefined ? [] : (await overdue.startAfter(last).get()).docs;
  }
}

/** One that cannot be checked now must not keep the others waiting. False where none can: the scanner is away. */
async function recheck({ id, ref }: QueryDocumentSnapshot): Promise<boolean> {
  const tenantId = ref.parent.parent?.id;
  if (tenantId === undefined) return true;
  try {
    if (await isRestoring(tenantId)) return true;
    await checkRow(tenantId, id);
  } catch (error) {
    logger.error('document could not be checked again', { tenant_id: tenantId, doc_id: id, error });
    return !(error instanceof ScannerUnavailable);
  }
  return true;
}
