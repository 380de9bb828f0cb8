import {
  calendarDateOf,
  type EndedContract,
  ERASURE_PART_NAMES,
  type ErasurePart,
  erasureDates,
  isAnnounced,
  NO_ROWS,
} from '@portal/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { retentionDryRun } from '../params.ts';
import { recordRun } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { announce } from './announce.ts';
import { eachFirm, isInTime } from '../schedules/each-firm.ts';
import { type EndedClient, endedOf, factsOf } from './ended-client.ts';
import { erasePart } from './erase-part.ts';
import { erasedParts } from './erasure-ledger.ts';
import { newestRows } from './newest-rows.ts';

const CLIENTS_AT_ONCE = 50;

/**
 * Announces, and then carries out, what the end of a contract leads to (`domain/privacy/contract-end.ts`): part by part, by its
 * dates. The announcement is a field of the client, which seniors see for weeks before anything goes.
 */
export const eraseEndedContracts = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('eraseEndedContracts', () => eachFirm('eraseEndedContracts', eraseOf)),
);

/** What is erased has no day of its end any more, and leaves the query. */
async function eraseOf(tenantId: string, startedAt: number): Promise<void> {
  if (await isRestoring(tenantId)) return;
  const ended = db
    .collection(`tenants/${tenantId}/clients`)
    .where('contract_ended_on', '>', '')
    .orderBy('contract_ended_on')
    .limit(CLIENTS_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? ended : ended.startAfter(last)).get();
    for (const doc of docs) {
      if (!isInTime(startedAt)) return;
      await settle({ tenantId, clientId: doc.id, startedAt }, doc);
    }
    last = docs.length < CLIENTS_AT_ONCE ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/** One client that fails must not keep the others waiting. */
async function settle(client: EndedClient, doc: QueryDocumentSnapshot): Promise<void> {
  try {
    await announceAndErase(client, endedOf(doc.data()));
  } catch (error) {
    logger.error('what the end of a contract leads to could not be done', { ...factsOf(client), error });
  }
}

async function announceAndErase(client: EndedClient, row: EndedContract | null): Promise<void> {
  if (row === null) return;
  const { tenantId, clientId } = client;
  const today = calendarDateOf(new Date());
  // Nothing that the client has makes the day an earlier one: most have years to wait, and cost two reads.
  const newest = isAnnounced(row, erasureDates(row, NO_ROWS).contract, today)
    ? await newestRows(tenantId, clientId)
    : null;
  const gone = newest === null ? new Set<ErasurePart>() : await erasedParts(client);
  const next = ERASURE_PART_NAMES.find((part) => !gone.has(part));
  if (next === undefined) return;
  if (!(await announce(client, newest ?? NO_ROWS, next, today)) || newest === null) return;
  if (retentionDryRun.value()) return;
  for (const part of ERASURE_PART_NAMES) {
    if (gone.has(part)) continue;
    // The client itself is the last to go: what is left of the others names it.
    if (part === 'client' && (await erasedParts(client)).size < ERASURE_PART_NAMES.length - 1) return;
    await erasePart(client, part, newest, today);
  }
}
