import { appUserSchema, can, type AppUser } from '@portal/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { readableAs } from '../firestore/readable-row.ts';

/** A newer version may have written fields that this one does not know: no reason to refuse anybody. */
export const accountSchema = appUserSchema.strip();

export function accountRef(uid: string): DocumentReference {
  return db.doc(`app_users/${uid}`);
}

export function accountOf(snapshot: DocumentSnapshot): AppUser | null {
  const data = snapshot.data();
  return data === undefined ? null : accountSchema.parse(withInstants(data));
}

/** For triggers. */
export const readableAccount = (snapshot: DocumentSnapshot): AppUser | null =>
  readableAs(accountSchema, snapshot);

export async function readAccount(transaction: Transaction, uid: string): Promise<AppUser | null> {
  return accountOf(await transaction.get(accountRef(uid)));
}

/** Approves, rejects, blocks: read in the transaction that acts, so that a blocked administrator stops at once. */
export function mayManageUsers(account: AppUser | null): account is AppUser {
  if (account === null) return false;
  return can({ ...account, uid: account.auth_uid }, 'edit', { kind: 'user', tenant_id: account.tenant_id });
}

/** Waiting for an administrator: never approved, never blocked. */
export function isPending(account: AppUser): boolean {
  return !account.is_active && account.approved_at === null && account.blocked_at === null;
}

/** The firm is being put back from a backup: its people wait. */
export function isClosed(snapshot: DocumentSnapshot): boolean {
  return (snapshot.get('closed_at') ?? null) !== null;
}
