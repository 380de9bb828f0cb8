import { DEFAULT_IDLE_MINUTES, type FactorDemand, tenantSchema } from '@portal/domain';
import { doc, getDoc, onSnapshot } from 'firebase/firestore';
import type { Firm } from '#session/account-service.ts';
import { firebaseFirestore } from './firebase-firestore.ts';
import { listenAgain } from './listen-again.ts';

/** A newer server may know more fields than this version of the app. */
const rowSchema = tenantSchema.strip();

/** The firm's own row as the server has it now; throws where there is none, or it cannot be read. */
export async function readFirmRow(tenantId: string): Promise<Firm> {
  const snapshot = await getDoc(doc(firebaseFirestore(), 'tenants', tenantId));
  const { name, legal_name, address, phone, whatsapp, email, hours, idle_minutes } = rowSchema.parse(
    snapshot.data(),
  );
  return { name, legal_name, address, phone, whatsapp, email, hours, idle_minutes };
}

/** After how many minutes without use the firm locks the screens, now and whenever that changes. */
export function listenToIdleMinutes(tenantId: string, listener: (minutes: number) => void): () => void {
  const listening = listenAgain(
    (onError) =>
      onSnapshot(
        doc(firebaseFirestore(), 'tenants', tenantId),
        (snapshot) => {
          const firm = rowSchema.safeParse(snapshot.data());
          if (firm.success) listener(firm.data.idle_minutes ?? DEFAULT_IDLE_MINUTES);
        },
        onError,
      ),
    // What was heard last holds on.
    () => undefined,
  );
  return () => listening.stop();
}

/** Of whom the firm demands a second factor, as the server has it now. */
export async function readFactorDemand(tenantId: string): Promise<FactorDemand> {
  const snapshot = await getDoc(doc(firebaseFirestore(), 'tenants', tenantId));
  return rowSchema.parse(snapshot.data()).factor_required ?? 'nobody';
}
