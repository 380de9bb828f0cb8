import { ERASURE_PARTS, type EntityName, type ErasurePart, STORAGE_ROOT } from '@portal/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { QUARANTINE_ROOT, removeStored } from '../documents/stored-files.ts';
import { db, storageBucket } from '../firestore/admin.ts';
import { emptyMirrored } from '../firestore/write-mirrored.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { isInTime } from '../schedules/each-firm.ts';
import type { EndedClient } from './ended-client.ts';
import { entitiesOf } from './erasure-ledger.ts';

/** Each row makes two writes, and a transaction takes 500. */
const AT_ONCE = 100;

/** They go with the client's last people, at once. */
const LAST: readonly EntityName[] = ERASURE_PARTS.client;

/** Whether all of the rows and files of a part are gone; not where the time was over or a restore began. */
export async function emptyPart(client: EndedClient, part: ErasurePart): Promise<boolean> {
  for (const entity of entitiesOf(part))
    if (!LAST.includes(entity) && !(await emptyRows(client, entity))) return false;
  return part === 'contract' || removeFiles(client);
}

/** What is empty already is read and passed over, so that a run goes on where the one before ended. */
async function emptyRows({ tenantId, clientId, startedAt }: EndedClient, entity: EntityName) {
  const rows = db.collection(`tenants/${tenantId}/${entity}`).where('client_id', '==', clientId);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    if (!isInTime(startedAt)) return false;
    const after = last;
    const docs = await db.runTransaction(async (transaction) => {
      if (await isRestoring(tenantId, transaction)) return null;
      const page = after === undefined ? rows : rows.startAfter(after);
      const found = (await transaction.get(page.limit(AT_ONCE))).docs;
      for (const snapshot of found) emptyMirrored(transaction, { entity, tenantId, snapshot });
      return found;
    });
    if (docs === null) return false;
    if (docs.length < AT_ONCE) return true;
    last = docs.at(-1);
  }
}

/** Everything in the client's folders: what no row names, and what was refused, too. */
async function removeFiles({ tenantId, clientId, startedAt }: EndedClient): Promise<boolean> {
  for (const root of [STORAGE_ROOT, QUARANTINE_ROOT]) {
    for (let found = AT_ONCE; found === AT_ONCE;) {
      if (!isInTime(startedAt) || (await isRestoring(tenantId))) return false;
      const prefix = `${root}/${tenantId}/${clientId}/`;
      const [files] = await storageBucket().getFiles({ prefix, maxResults: AT_ONCE, autoPaginate: false });
      for (const { name } of files) await removeStored(name);
      found = files.length;
    }
  }
  return true;
}
