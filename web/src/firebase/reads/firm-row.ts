import {
  brandSchema,
  DEFAULT_IDLE_MINUTES,
  type FactorDemand,
  type Tenant,
  tenantSchema,
} from '@portal/domain';
import { doc, getDoc, onSnapshot } from 'firebase/firestore';
import type { Firm, HeardFirm } from '#session/account/account-service.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { listenAgain } from '../sdk/listen-again.ts';

/** A newer server may know more fields than this version of the app, and more marks. */
const rowSchema = tenantSchema.extend({ brand: brandSchema.strip().optional().catch(undefined) }).strip();

const firmRow = (tenantId: string) => doc(firebaseFirestore(), 'tenants', tenantId);

/** The firm's own row as the server has it now; throws where there is none, or it cannot be read. */
export async function readFirmRow(tenantId: string): Promise<Firm> {
  return firmOf(rowSchema.parse((await getDoc(firmRow(tenantId))).data()));
}

/** The firm's own row, now and whenever it changes. */
export function listenToFirm(tenantId: string, listener: (firm: HeardFirm) => void): () => void {
  const listening = listenAgain(
    (onError) =>
      onSnapshot(
        firmRow(tenantId),
        (snapshot) => {
          const heard = rowSchema.safeParse(snapshot.data());
          if (!heard.success) return;
          const { domains, idle_minutes = DEFAULT_IDLE_MINUTES } = heard.data;
          listener({ ...firmOf(heard.data), idle_minutes, domains });
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
  return rowSchema.parse((await getDoc(firmRow(tenantId))).data()).factor_required ?? 'nobody';
}

const firmOf = ({
  name,
  legal_name,
  address,
  phone,
  whatsapp,
  email,
  hours,
  idle_minutes,
  portfolio_scope,
  month_day,
  brand,
}: Tenant): Firm => ({
  ...{
    name,
    legal_name,
    address,
    phone,
    whatsapp,
    email,
    hours,
    idle_minutes,
    portfolio_scope,
    month_day,
    brand,
  },
});
