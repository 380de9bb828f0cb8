import { tenantSchema } from '@portal/domain';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';

/** What an e-mail needs to know of the firm; other keys of the row do not matter here. */
const firmSchema = z.object(tenantSchema.pick({ name: true, email: true, domains: true }).shape);
export type Firm = z.infer<typeof firmSchema>;

export async function readFirm(tenantId: string): Promise<Firm | null> {
  const snapshot = await db.doc(`tenants/${tenantId}`).get();
  return snapshot.exists ? firmSchema.parse(snapshot.data()) : null;
}
