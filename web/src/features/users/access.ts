import type { AppUser, CallableInput } from '@portal/domain';
import { roleLabels } from '#session/account/role-labels.ts';

/** What an account may do, and of which companies. */
export type Access = Omit<CallableInput<'changeAccess'>, 'user_id'>;

type Held = Pick<AppUser, 'role' | 'client_ids' | 'owner_of'>;

/** The companies are a client's alone: those chosen before the role was changed are not sent. */
export function accessOf({ role, client_ids, owner_of }: Access): Access {
  const companies = role === 'client' ? client_ids : [];
  if (owner_of === undefined) return { role, client_ids: companies };
  return { role, client_ids: companies, owner_of: owner_of.filter((id) => companies.includes(id)) };
}

/** The order of the companies is nobody's business. */
export function isSameAccess(a: Held, b: Held): boolean {
  return (
    a.role === b.role &&
    isSameSet(a.client_ids, b.client_ids) &&
    isSameSet(a.owner_of ?? [], b.owner_of ?? [])
  );
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** 'Ana Dias entra como Cliente e vê 2 empresas.' */
export function accessSentence(user: Pick<AppUser, 'full_name'>, { role, client_ids }: Access): string {
  const companies = client_ids.length === 1 ? '1 empresa' : `${client_ids.length} empresas`;
  const sight = role === 'client' ? `vê ${companies}` : 'vê todos os clientes';
  return `${user.full_name} entra como ${roleLabels[role]} e ${sight}.`;
}
