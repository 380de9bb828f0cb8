import { tenantSchema } from '@portal/domain';
import { doc, getDoc } from 'firebase/firestore';
import type { Firm } from '#session/account-service.ts';
import { firebaseFirestore } from './firebase-firestore.ts';

/** A newer server may know more fields than this version of the app. */
const rowSchema = tenantSchema.strip();

/** The firm's own row as the server has it now; throws where there is none, or it cannot be read. */
export async function readFirmRow(tenantId: string): Promise<Firm> {
  const snapshot = await getDoc(doc(firebaseFirestore(), 'tenants', tenantId));
  const { name, legal_name, address, phone, whatsapp, email, hours } = rowSchema.parse(snapshot.data());
  return { name, legal_name, address, phone, whatsapp, email, hours };
}
