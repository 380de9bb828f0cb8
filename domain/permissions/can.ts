import { isSenior, isStaff, type Role } from './roles.ts';

/** Who asks: the person's own row as far as permissions need it. */
export type Actor = {
  uid: string;
  tenant_id: string;
  role: Role | null;
  is_active: boolean;
  client_ids: readonly string[];
};

/** What is asked for: the tenant's thing, with the owners that matter for it. */
export type Thing = {
  kind:
    | 'admin_panel'
    | 'client_portal'
    | 'client'
    | 'obligation'
    | 'service'
    | 'document'
    | 'note'
    | 'task'
    | 'message'
    | 'canned_answer'
    | 'law'
    | 'service_request'
    | 'privacy_request'
    | 'history'
    | 'audit'
    | 'user'
    | 'firm_settings';
  tenant_id: string;
  client_id?: string | null;
  uploaded_by?: string;
  /** Whose it is, where it is one person's. */
  user_id?: string;
};

export type Action = 'open' | 'read' | 'create' | 'edit' | 'remove' | 'export';

/** The permission table of the product; rules and functions enforce the same one. */
export function can(actor: Actor, action: Action, thing: Thing): boolean {
  const { role } = actor;
  if (!actor.is_active || role === null || actor.tenant_id !== thing.tenant_id) return false;
  return role === 'client' ? clientMay(actor, action, thing) : staffMay(actor, role, action, thing);
}

function clientMay(actor: Actor, action: Action, thing: Thing): boolean {
  const own = typeof thing.client_id === 'string' && actor.client_ids.includes(thing.client_id);
  switch (thing.kind) {
    case 'client_portal':
      return action === 'open';
    case 'document':
    case 'message':
    case 'service_request':
      return own && (action === 'read' || action === 'create');
    case 'obligation':
      return own && action === 'read';
    case 'service':
      return action === 'read';
    case 'privacy_request':
      return ofOwn(actor, action, thing);
    case 'admin_panel':
    case 'client':
    case 'note':
    case 'task':
    case 'canned_answer':
    case 'law':
    case 'history':
    case 'audit':
    case 'user':
    case 'firm_settings':
      return false;
  }
}

function staffMay(actor: Actor, role: Role, action: Action, thing: Thing): boolean {
  switch (thing.kind) {
    case 'admin_panel':
      return isStaff(role) && action === 'open';
    case 'client_portal':
      return false;
    case 'client':
    case 'service':
      return action === 'remove' || action === 'export' ? isSenior(role) : true;
    case 'document':
      return action === 'remove' ? isSenior(role) || thing.uploaded_by === actor.uid : true;
    case 'message':
      return action === 'read' || action === 'create';
    case 'service_request':
      return action !== 'remove';
    case 'privacy_request':
      return ofOwn(actor, action, thing) || (isSenior(role) && (action === 'read' || action === 'edit'));
    case 'obligation':
    case 'note':
    case 'task':
    case 'canned_answer':
      return true;
    case 'history':
      return action === 'read';
    case 'audit':
      return isSenior(role) && (action === 'read' || action === 'export' || action === 'open');
    // What the firm says of it: rules, days without work, moved months.
    case 'law':
      return action === 'read' || isSenior(role);
    case 'user':
    case 'firm_settings':
      return role === 'admin';
  }
}

/** What a person asks about their own data: made and taken back by them alone. */
const ofOwn = ({ uid }: Actor, action: Action, { user_id }: Thing): boolean =>
  user_id === uid && (action === 'read' || action === 'create' || action === 'edit');
