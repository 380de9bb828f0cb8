import { erasurePlan, type ErasurePart, type NewestRows } from '@portal/domain';
import { feedsOfClient } from '../calendar-feeds/feed-rows.ts';
import { db } from '../firestore/admin.ts';
import { eraseAll } from '../firestore/erase-all.ts';
import { emptyMirrored, patchMirrored, readMirrored } from '../firestore/write-mirrored.ts';
import { eraseInvitationsTo } from '../invitations/invitation-rows.ts';
import { logger } from '../logs/logger.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { closePeople } from './close-people.ts';
import { emptyPart } from './empty-part.ts';
import { type EndedClient, factsOf, readEnded } from './ended-client.ts';
import { beginErasure, finishErasure } from './erasure-ledger.ts';

/** Erases one part of a client whose day has come; a run that ends early is gone on with by the next. */
export async function erasePart(
  client: EndedClient,
  part: ErasurePart,
  newest: NewestRows,
  today: string,
): Promise<void> {
  if (await begin(client, part, newest, today)) await finish(client, part);
}

/** Whether a part may go now, by what the row says in the transaction that lets it begin. */
async function begin(client: EndedClient, part: ErasurePart, newest: NewestRows, today: string) {
  return db.runTransaction(async (transaction) => {
    const { row, ended } = await readEnded(transaction, client);
    // What is not announced has its day in the weeks to come.
    if (ended === null || erasurePlan(ended, newest, today)[part] > today) return false;
    const ledger = await beginErasure(transaction, client, part);
    ledger.write();
    patchMirrored(transaction, row, { erasure_began_on: ended.erasure_began_on ?? today });
    return true;
  });
}

async function finish(client: EndedClient, part: ErasurePart): Promise<void> {
  if (!(await emptyPart(client, part))) return;
  if (part === 'client' && !(await emptyClient(client))) return;
  await finishErasure(client, part);
  logger.info('erased after the end of a contract', { ...factsOf(client), kind: part });
}

/** Both of its rows at once: the one would bring back the other. */
async function emptyClient({ tenantId, clientId }: EndedClient): Promise<boolean> {
  await closePeople(tenantId, clientId);
  await eraseAll(feedsOfClient(tenantId, clientId));
  await eraseInvitationsTo(tenantId, clientId);
  return db.runTransaction(async (transaction) => {
    const isClosed = await isRestoring(tenantId, transaction);
    const company = await readMirrored(transaction, 'companies', tenantId, clientId);
    const row = await readMirrored(transaction, 'clients', tenantId, clientId);
    if (isClosed) return false;
    emptyMirrored(transaction, company);
    emptyMirrored(transaction, row);
    return true;
  });
}
