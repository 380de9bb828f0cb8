import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { readableAccount } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { usageRef, type FilePlace } from './stored-file.ts';
import { logger } from '../logs/logger.ts';

export type Usage = { files: number; bytes: number; is_full: boolean; was_full: boolean };

/**
 * Writes what a company uses and, where its quota is used up or no longer so, tells its people's rows, which the
 * rules ask. Reads now, writes at `write`.
 */
export async function pauseCompany(
  transaction: Transaction,
  place: FilePlace,
  { was_full, ...usage }: Usage,
): Promise<{ write: () => void }> {
  const isTold = usage.is_full || was_full;
  const people = isTold ? await peopleOf(transaction, place.client_id) : [];
  return {
    write() {
      transaction.set(usageRef(place), { tenant_id: place.tenant_id, client_id: place.client_id, ...usage });
      for (const person of people) tell(transaction, person, place, usage.is_full);
      if (usage.is_full !== was_full) logger.warn('quota of files', { ...place, ...usage });
    },
  };
}

const peopleOf = async (transaction: Transaction, clientId: string) =>
  (await transaction.get(db.collection('app_users').where('client_ids', 'array-contains', clientId))).docs;

function tell(
  transaction: Transaction,
  person: QueryDocumentSnapshot,
  { tenant_id, client_id }: FilePlace,
  isFull: boolean,
): void {
  const account = readableAccount(person);
  // Two firms may have a company of the same id.
  if (account?.tenant_id !== tenant_id) return;
  const paused = account.paused_client_ids ?? [];
  if (paused.includes(client_id) === isFull) return;
  // Companies that this person has left meanwhile go with it.
  const others = paused.filter((id) => id !== client_id && account.client_ids.includes(id));
  transaction.update(person.ref, { paused_client_ids: isFull ? [...others, client_id] : others });
}
