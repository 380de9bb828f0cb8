import type { PersonFields } from '@portal/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { accountRef, readableAccount } from '../accounts/account-rows.ts';
import { exceptLoginStamps } from '../accounts/is-login-stamp.ts';
import { db } from '../firestore/admin.ts';
import { putMirrored, readMirrored, removeMirrored } from '../firestore/write-mirrored.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { personOf } from './person-of.ts';
import { whileOpen } from '../tenants/while-open.ts';

/**
 * Keeps `people/{uid}` at what `app_users/{uid}` says now. The event only says where to look: read again in
 * the transaction, a late or repeated event finds nothing to do.
 */
export const projectPerson = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'app_users/{uid}' },
  exceptLoginStamps(
    whileOpen('projectPerson', async ({ data, params: { uid } }) => {
      const tenants = new Set([tenantOf(data?.before), tenantOf(data?.after)]);
      for (const tenantId of tenants) {
        if (tenantId !== null) await projectPersonOf(tenantId, uid);
      }
    }),
  ),
);

export const projectPersonOf = (tenantId: string, uid: string) =>
  db.runTransaction((transaction) => project(transaction, tenantId, uid));

async function project(transaction: Transaction, tenantId: string, uid: string): Promise<void> {
  const source = await transaction.get(accountRef(uid));
  const row = await readMirrored(transaction, 'people', tenantId, uid);
  const account = readableAccount(source);
  if (account === null && source.exists) return;
  const person = account?.tenant_id === tenantId ? personOf(account, keptKind(row.snapshot)) : null;
  if (person === null) removeMirrored(transaction, row);
  else putMirrored(transaction, row, person);
}

/** Never changes once written: what clients may list depends on it. */
function keptKind(snapshot: DocumentSnapshot): PersonFields['kind'] | null {
  const kind: unknown = snapshot.get('kind');
  return kind === 'staff' || kind === 'client' ? kind : null;
}

function tenantOf(snapshot: DocumentSnapshot | undefined): string | null {
  const tenantId: unknown = snapshot?.get('tenant_id');
  return typeof tenantId === 'string' ? tenantId : null;
}
