import { createHash } from 'node:crypto';
import { type Invitation, invitationSchema, type ListedInvitation, invitationState } from '@portal/domain';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { instantOf, withInstants } from '../firestore/instants.ts';
import { readableAs } from '../firestore/readable-row.ts';

const invitations = () => db.collection('invitations');

export const invitationRef = (id: string): DocumentReference => invitations().doc(id);

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A newer release may have added fields. */
const rowSchema = invitationSchema.strip();

export const invitationOf = (snapshot: DocumentSnapshot): Invitation | null =>
  snapshot.exists ? rowSchema.parse(withInstants(snapshot.data() ?? {})) : null;

/** For triggers. */
export const readableInvitation = (snapshot: DocumentSnapshot): Invitation | null =>
  readableAs(rowSchema, snapshot);

export async function readInvitation(transaction: Transaction, id: string): Promise<Invitation | null> {
  return invitationOf(await transaction.get(invitationRef(id)));
}

export const stateNow = (row: Invitation) => invitationState(row, instantOf(Timestamp.now()));

/** Of a firm to one address. */
export const invitationsTo = (tenantId: string, email: string): Query =>
  invitations().where('tenant_id', '==', tenantId).where('email', '==', email.toLowerCase());

export const acceptedBy = (uid: string): Query => invitations().where('accepted_by', '==', uid);

/** Neither accepted nor withdrawn. */
export const openOf = (uid: string): Query =>
  invitations().where('invited_by', '==', uid).where('settled_at', '==', null);

/** To a company, and to others beside it. Two firms may have a company of the same id: who asks looks at the firm of each. */
export const invitationsToCompany = (clientId: string): Query =>
  invitations().where('client_ids', 'array-contains', clientId);

/** For good, with the company. */
export async function eraseInvitationsTo(tenantId: string, clientId: string): Promise<void> {
  const { docs } = await invitationsToCompany(clientId).get();
  const ofFirm = docs.filter((doc) => doc.get('tenant_id') === tenantId);
  for (const { ref } of ofFirm) await ref.delete();
}

/** Whose days were over before then, whatever became of them. */
export const invitationsOver = (tenantId: string, before: Date): Query =>
  invitations().where('tenant_id', '==', tenantId).where('expires_at', '<', before).orderBy('expires_at');

/** Of a whole firm, or those that one person made; the newest first. */
export const newestOf = (field: 'tenant_id' | 'invited_by', value: string): Query =>
  invitations().where(field, '==', value).orderBy('created_at', 'desc');

export function asListed(
  id: string,
  row: Invitation,
  { state, may_act }: Pick<ListedInvitation, 'state' | 'may_act'>,
): ListedInvitation {
  const { email, role, client_ids, created_at, invited_by, sent_at, expires_at } = row;
  return { id, email, role, client_ids, created_at, invited_by, sent_at, expires_at, state, may_act };
}
