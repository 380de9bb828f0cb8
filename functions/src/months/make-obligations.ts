import type { MadeObligation } from '@portal/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '../firestore/admin.ts';
import { mirroredRef, putMirrored } from '../firestore/write-mirrored.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { isRestoring } from '../tenants/is-restoring.ts';

/** Each is two writes, the row and its receipt. */
const OBLIGATIONS_AT_ONCE = 40;
/** Indexes of a row's times are in order: past some 500 writes a second they become a hot spot, and 400 is what a firm gets. */
const WRITES_PER_SECOND = 400;
const LEAST_MS = (2 * OBLIGATIONS_AT_ONCE * 1_000) / WRITES_PER_SECOND;

/** `made`: how many were new. `isDone` is false where the time was over, or the firm is being put back. */
export type Making = { made: number; isDone: boolean };

/** Makes them in portions; what is there by then, changed or removed by a person, stays as it is. */
export async function makeObligations(
  tenantId: string,
  wanted: readonly MadeObligation[],
  startedAt: number,
): Promise<Making> {
  let made = 0;
  for (let from = 0; from < wanted.length; from += OBLIGATIONS_AT_ONCE) {
    if (!isInTime(startedAt)) return { made, isDone: false };
    const [count] = await Promise.all([
      makePortion(tenantId, wanted.slice(from, from + OBLIGATIONS_AT_ONCE)),
      pause(LEAST_MS),
    ]);
    if (count === null) return { made, isDone: false };
    made += count;
  }
  return { made, isDone: true };
}

/** null while the firm is put back. */
function makePortion(tenantId: string, portion: readonly MadeObligation[]): Promise<number | null> {
  return db.runTransaction(async (transaction) => {
    const isClosed = await isRestoring(tenantId, transaction);
    const refs = portion.map(({ id }) => mirroredRef('obligations', tenantId, id));
    const snapshots = await transaction.getAll(...refs);
    if (isClosed) return null;
    let made = 0;
    for (const [index, { fields }] of portion.entries()) {
      const snapshot = snapshots[index];
      if (snapshot === undefined || snapshot.exists) continue;
      putMirrored(transaction, { entity: 'obligations', tenantId, snapshot }, fields);
      made += 1;
    }
    return made;
  });
}
