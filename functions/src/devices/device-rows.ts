import { deviceSchema, type Device } from '@portal/domain';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { withInstants } from '../firestore/instants.ts';

export type KnownDevice = Device & { ref: DocumentReference };

export function devicesOf(uid: string): CollectionReference {
  return accountRef(uid).collection('devices');
}

/** A newer release may have added fields. */
export const deviceRowSchema = deviceSchema.strip();

/** All of a person's, the one that was seen last first. */
export async function readDevices(transaction: Transaction, uid: string): Promise<KnownDevice[]> {
  const { docs } = await transaction.get(devicesOf(uid).orderBy('last_seen_at', 'desc'));
  return docs.map((found) => ({ ...deviceRowSchema.parse(withInstants(found.data())), ref: found.ref }));
}
