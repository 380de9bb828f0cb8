import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { retentionDryRun } from '../params.ts';
import { recordRun } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { dueRows, type DueRows } from './due-rows.ts';
import { eachFirm, isInTime } from '../schedules/each-firm.ts';

/** As many as one transaction takes well. */
const AT_ONCE = 200;

/**
 * Takes away what has had its time: tombstones of what the product deletes for good, a month after the removal, and
 * receipts once the law asks for them no longer (CTN, art. 173, I, and art. 195: `domain/privacy/retention.ts`). What is
 * gone leaves the query, so that any run goes on where the one before ended, and one that comes twice finds nothing.
 */
export const eraseExpired = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('eraseExpired', () => eachFirm('eraseExpired', eraseOf)),
);

async function eraseOf(tenantId: string, startedAt: number): Promise<void> {
  if (await isRestoring(tenantId)) return;
  const due = dueRows(tenantId, startedAt);
  if (!(await report(tenantId, due)) || retentionDryRun.value()) return;
  for (const rows of due) {
    let erased = AT_ONCE;
    while (erased === AT_ONCE && isInTime(startedAt)) erased = await eraseSome(tenantId, rows);
  }
}

/** Before anything goes, and nothing but numbers. False where there is nothing to do. */
async function report(tenantId: string, due: readonly DueRows[]): Promise<boolean> {
  const counted = await Promise.all(
    due.map(async ({ collection, query }) => [collection, (await query.count().get()).data().count] as const),
  );
  const counts = Object.fromEntries(counted.filter(([, count]) => count > 0));
  if (Object.keys(counts).length === 0) return false;
  logger.info('what has had its time', {
    tenant_id: tenantId,
    is_dry_run: retentionDryRun.value(),
    counts,
  });
  return true;
}

/** Read and erased at once: a row that was brought back, or a restore that began a moment ago, is seen here. */
async function eraseSome(tenantId: string, { query }: DueRows): Promise<number> {
  return db.runTransaction(async (transaction) => {
    if (await isRestoring(tenantId, transaction)) return 0;
    const { docs } = await transaction.get(query.limit(AT_ONCE).select());
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length;
  });
}
