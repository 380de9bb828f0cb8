import { FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { z } from 'zod';
import { removeStored } from '../documents/stored-files.ts';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { logger } from '../logs/logger.ts';
import { recordRun } from '../schedules/run-records.ts';

const PAGE = 50;
const RUN_MS = 40_000;
/** As long as a device may be away before it must read everything again: until then its row may still come. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const AFTER_RESTORE_MS = 60 * 60 * 1000;

const entrySchema = z.object({
  tenant_id: z.string(),
  document_id: z.string(),
  path: z.string(),
  reported_at: z.instanceof(Timestamp).optional(),
});

/** Looks at files whose row has not come within a day: reports them, and a month later removes them. */
export const sweepFiles = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('sweepFiles', () => sweepAll(Date.now())),
);

/** Each look moves an entry out of the query, so that the next run continues one that ends early. */
async function sweepAll(startedAt: number): Promise<void> {
  const due = db
    .collection('stored_files')
    .where('look_at', '<=', Timestamp.fromMillis(startedAt))
    .orderBy('look_at')
    .limit(PAGE);
  let page = (await due.get()).docs;
  while (page.length > 0 && Date.now() - startedAt < RUN_MS) {
    for (const entry of page) await look(entry, startedAt);
    page = (await due.get()).docs;
  }
}

async function look(entry: QueryDocumentSnapshot, now: number): Promise<void> {
  const { tenant_id, document_id, path, reported_at } = entrySchema.parse(entry.data());
  // Its row may be about to come back.
  if (await isRestoring(tenant_id)) {
    await entry.ref.update({ look_at: Timestamp.fromMillis(now + AFTER_RESTORE_MS) });
    return;
  }
  const row = await mirroredRef('documents', tenant_id, document_id).get();
  if (row.get('storage_path') === path) {
    await entry.ref.update({ look_at: FieldValue.delete(), reported_at: FieldValue.delete() });
  } else if (reported_at === undefined) {
    logger.warn('file without a row', { tenant_id, doc_id: document_id, path });
    const stamps = { reported_at: Timestamp.fromMillis(now), look_at: Timestamp.fromMillis(now + KEPT_MS) };
    await entry.ref.update(stamps);
  } else {
    logger.warn('file without a row taken away', { tenant_id, doc_id: document_id, path });
    await removeStored(path);
    await entry.ref.update({ look_at: FieldValue.delete() });
  }
}
