import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Operation } from './operations.ts';

/** Commits rows and receipts of the operations together, as the push does with one. */
export function commit(firestore: Firestore, ...operations: Operation[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { tenant, entity, id, opId, row, receipt } of operations) {
    batch.set(doc(firestore, `tenants/${tenant}/${entity}/${id}`), row);
    batch.set(doc(firestore, `tenants/${tenant}/audit/${opId}`), receipt);
  }
  return batch.commit();
}

export const expectCommitAllowed = (firestore: Firestore, ...operations: Operation[]) =>
  assertSucceeds(commit(firestore, ...operations));
export const expectCommitDenied = (firestore: Firestore, ...operations: Operation[]) =>
  assertFails(commit(firestore, ...operations));

export const expectGetAllowed = (firestore: Firestore, path: string) =>
  assertSucceeds(getDoc(doc(firestore, path)));
export const expectGetDenied = (firestore: Firestore, path: string) =>
  assertFails(getDoc(doc(firestore, path)));

export const expectListAllowed = (firestore: Firestore, path: string, ...filters: QueryConstraint[]) =>
  assertSucceeds(getDocs(query(collection(firestore, path), ...filters)));
export const expectListDenied = (firestore: Firestore, path: string, ...filters: QueryConstraint[]) =>
  assertFails(getDocs(query(collection(firestore, path), ...filters)));
