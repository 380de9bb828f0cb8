import type { ScheduleName } from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { runRecord } from './run-records.ts';

const FIRMS_AT_ONCE = 50;
/** Well before the run is ended from outside. */
const RUN_MS = 40_000;

export const isInTime = (startedAt: number) => Date.now() - startedAt < RUN_MS;

/**
 * Works through the firms while there is time. `after` in the record of the run: the firm at which the time of the one before
 * was over; the others come first then.
 */
export async function eachFirm(
  name: ScheduleName,
  work: (tenantId: string, startedAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  /** One firm that fails must not keep the others waiting. */
  const workOn = async (tenantId: string) => {
    try {
      await work(tenantId, startedAt);
    } catch (error) {
      logger.error('a firm could not be worked through', { run: name, tenant_id: tenantId, error });
    }
  };
  const firms = db.collection('tenants').orderBy('__name__').limit(FIRMS_AT_ONCE).select();
  let after: unknown = (await runRecord(name).get()).get('after');
  do {
    const page = (await (typeof after === 'string' ? firms.startAfter(after) : firms).get()).docs;
    after = null;
    for (const { id } of page) {
      await workOn(id);
      after = id;
      if (!isInTime(startedAt)) break;
    }
  } while (after !== null && isInTime(startedAt));
  await runRecord(name).set({ after }, { merge: true });
}
