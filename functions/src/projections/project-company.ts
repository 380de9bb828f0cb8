import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { db } from '../firestore/admin.ts';
import { isLive, putMirrored, readMirrored, removeMirrored } from '../firestore/write-mirrored.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { companyOf } from './company-of.ts';
import { logger } from '../logs/logger.ts';
import { whileOpen } from '../tenants/while-open.ts';

/** Keeps `companies/{id}`, what a client may see of itself, at what `clients/{id}` says now. */
export const projectCompany = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/clients/{clientId}' },
  whileOpen('projectCompany', async ({ params: { tenantId, clientId } }) => {
    await projectCompanyOf(tenantId, clientId);
  }),
);

export const projectCompanyOf = (tenantId: string, clientId: string) =>
  db.runTransaction((transaction) => project(transaction, tenantId, clientId));

async function project(transaction: Transaction, tenantId: string, clientId: string): Promise<void> {
  const source = await readMirrored(transaction, 'clients', tenantId, clientId);
  const row = await readMirrored(transaction, 'companies', tenantId, clientId);
  if (!isLive(source)) {
    removeMirrored(transaction, row);
    return;
  }
  const company = companyOf(clientId, source.snapshot.data() ?? {});
  // Rules cannot check a check digit; a wrong one ends here instead of on the client's device.
  if (company === null)
    logger.error('client row breaks its schema', { tenant_id: tenantId, doc_id: clientId });
  else putMirrored(transaction, row, company);
}
