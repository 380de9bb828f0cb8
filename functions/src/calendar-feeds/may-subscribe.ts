import { type AppUser, can } from '@portal/domain';

/** Whether somebody may have the dates of a company in a calendar, or, for null, of the clients they look after. */
export function maySubscribe(account: AppUser, clientId: string | null): boolean {
  const { auth_uid: uid, tenant_id } = account;
  const actor = { ...account, uid };
  return clientId === null
    ? can(actor, 'open', { kind: 'admin_panel', tenant_id })
    : can(actor, 'read', { kind: 'obligation', tenant_id, client_id: clientId });
}
