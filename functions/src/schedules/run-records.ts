import { SCHEDULE_NAMES, type ScheduleName, type ScheduleRun } from '@portal/domain';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { logger, withErrorsCounted } from '../logs/logger.ts';

/** One row of each schedule: how its last run ended, and how far it is where it goes on later. No rule opens it. */
export const runRecord = (name: ScheduleName): DocumentReference => db.doc(`schedules/${name}`);

/** Runs a schedule's work and writes down when it ended and how: an error that the work itself lives through counts too. */
export async function recordRun<T>(name: ScheduleName, work: () => Promise<T>): Promise<T> {
  let isWell = false;
  try {
    const { value, errors } = await withErrorsCounted(work);
    isWell = errors === 0;
    return value;
  } finally {
    await record(name, isWell);
  }
}

/** A run that is done is done, written down or not; unwritten it will be overdue before long. */
async function record(name: ScheduleName, isWell: boolean): Promise<void> {
  const ended_at = FieldValue.serverTimestamp();
  try {
    const ended = { ended_at, is_well: isWell, ...(isWell && { last_well_at: ended_at }) };
    await runRecord(name).set(ended, { merge: true });
  } catch (error) {
    logger.error('the end of a run could not be written down', { run: name, error });
  }
}

/** By name, of those that told of a run. */
export async function readRuns(): Promise<Record<string, ScheduleRun>> {
  const rows = await db.getAll(...SCHEDULE_NAMES.map(runRecord));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const run = runOf(row);
      return run === null ? [] : [[row.id, run]];
    }),
  );
}

function runOf(row: DocumentSnapshot): ScheduleRun | null {
  const ended: unknown = row.get('ended_at');
  const lastWell: unknown = row.get('last_well_at');
  if (!(ended instanceof Timestamp)) return null;
  return {
    ended_at: instantOf(ended),
    is_well: row.get('is_well') === true,
    last_well_at: lastWell instanceof Timestamp ? instantOf(lastWell) : null,
  };
}
