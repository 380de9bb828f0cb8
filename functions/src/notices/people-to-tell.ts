import type { NoticeAudience, Role } from '@portal/domain';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { accountSchema } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';

/** Of an account what telling its person needs. Without a sound address there is no e-mail, and the rest is told all the same. */
const personSchema = accountSchema
  .pick({ tenant_id: true, role: true, is_active: true, client_ids: true, full_name: true })
  .extend({
    email: accountSchema.shape.email.nullable().catch(null),
    email_verified: accountSchema.shape.email_verified.catch(false),
  })
  .strip();
export type PersonToTell = z.infer<typeof personSchema>;

export function personToTell(snapshot: DocumentSnapshot): PersonToTell | null {
  return personSchema.safeParse(snapshot.data()).data ?? null;
}

/** Whether somebody may hear of it now: asked when they are told, and again when an e-mail goes out. */
export function mayBeTold(
  person: PersonToTell | null,
  { tenant_id, client_id, to }: { tenant_id: string; client_id: string | null; to: NoticeAudience },
): person is PersonToTell & { role: Role } {
  if (person === null || !person.is_active || person.role === null || person.tenant_id !== tenant_id)
    return false;
  const isClient = person.role === 'client';
  switch (to) {
    case 'self':
      return true;
    case 'company':
      return isClient && client_id !== null && person.client_ids.includes(client_id);
    case 'sender':
      return !isClient || (client_id !== null && person.client_ids.includes(client_id));
    case 'admins':
      return person.role === 'admin';
    case 'seniors':
      return person.role === 'admin' || person.role === 'supervisor';
    case 'in_charge':
    case 'assignee':
    case 'staff':
      return !isClient;
  }
}

const accounts = () => db.collection('app_users');

/** Everybody who uses a company's portal; who of them may hear is asked at each. */
export const uidsOfCompany = (clientId: string): Promise<string[]> =>
  idsOf(accounts().where('client_ids', 'array-contains', clientId));

export const uidsOfRoles = (tenantId: string, roles: readonly Role[]): Promise<string[]> =>
  idsOf(accounts().where('tenant_id', '==', tenantId).where('role', 'in', roles));

export const STAFF: readonly Role[] = ['admin', 'supervisor', 'accountant'];

/** Who looks after a client, where that is somebody of today's staff; else all of them. */
export async function uidsInCharge(tenantId: string, clientId: string): Promise<string[]> {
  const assigned: unknown = (await db.doc(`tenants/${tenantId}/thread_staff/${clientId}`).get()).get(
    'assigned_to',
  );
  if (typeof assigned === 'string') {
    const person = personToTell(await accounts().doc(assigned).get());
    if (mayBeTold(person, { tenant_id: tenantId, client_id: clientId, to: 'staff' })) return [assigned];
  }
  return uidsOfRoles(tenantId, STAFF);
}

const idsOf = async (query: Query) => (await query.select().get()).docs.map(({ id }) => id);
