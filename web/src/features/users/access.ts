import type { AppUser, CallableInput } from '@portal/domain';
import { roleLabels } from '#session/role-labels.ts';

/** What an account may do, and of which companies. */
export type Access = Omit<CallableInput<'changeAccess'>, 'user_id'>;

type Held = Pick<AppUser, 'role' | 'client_ids'>;

/** The companies are a client's alone: those chosen before the role was changed are not sent. */
export const accessOf = ({ role, client_ids }: Access): Access => ({
  role,
  client_ids: role === 'client' ? client_ids : [],
});

/** The order of the companies is nobody's business. */
export function isSameAccess(a: Held, b: Held): boolean {
  return (
    a.role === b.role &&
    a.client_ids.length === b.client_ids.length &&
    a.client_ids.every((id) => b.client_ids.includes(id))
  );
}

/** 'Ana Dias entra como Cliente e vê 2 empresas.' */
export function accessSentence(user: Pick<AppUser, 'full_name'>, { role, client_ids }: Access): string {
  const companies = client_ids.length === 1 ? '1 empresa' : `${client_ids.length} empresas`;
  const sight = role === 'client' ? `vê ${companies}` : 'vê todos os clientes';
  return `${user.full_name} entra como ${roleLabels[role]} e ${sight}.`;
}
