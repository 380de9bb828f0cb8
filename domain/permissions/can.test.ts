import { describe, expect, it } from 'vitest';
import { type Action, type Actor, can, type Thing } from './can.ts';
import { isPromotion, type Role, ROLES } from './roles.ts';

const actor = (role: Role | null, over: Partial<Actor> = {}): Actor => ({
  uid: 'me',
  tenant_id: 'aurora',
  role,
  is_active: true,
  client_ids: role === 'client' ? ['padaria'] : [],
  ...over,
});

const thing = (kind: Thing['kind'], over: Partial<Thing> = {}): Thing => ({
  kind,
  tenant_id: 'aurora',
  ...over,
});

const whoMay = (action: Action, target: Thing) => ROLES.filter((role) => can(actor(role), action, target));

describe('what each role may do', () => {
  it('opens the panel to staff and the portal to clients', () => {
    expect(whoMay('open', thing('admin_panel'))).toEqual(['admin', 'supervisor', 'accountant']);
    expect(whoMay('open', thing('client_portal'))).toEqual(['client']);
  });

  it('lets all staff remove obligations, notes, tasks and their own documents', () => {
    for (const kind of ['obligation', 'note', 'task', 'canned_answer'] as const) {
      expect(whoMay('remove', thing(kind))).toEqual(['admin', 'supervisor', 'accountant']);
    }
    expect(whoMay('remove', thing('document', { uploaded_by: 'me' }))).toEqual([
      'admin',
      'supervisor',
      'accountant',
    ]);
  });

  it("keeps removing clients, services and other people's documents for supervisors and administrators", () => {
    for (const target of [thing('client'), thing('service'), thing('document', { uploaded_by: 'other' })]) {
      expect(whoMay('remove', target)).toEqual(['admin', 'supervisor']);
    }
    for (const action of ['open', 'read', 'export'] as const) {
      expect(whoMay(action, thing('audit'))).toEqual(['admin', 'supervisor']);
    }
    expect(whoMay('read', thing('history'))).toEqual(['admin', 'supervisor', 'accountant']);
    expect(whoMay('export', thing('client'))).toEqual(['admin', 'supervisor']);
  });

  it('leaves what a person asks about their data to them, and its answer to seniors', () => {
    const own = thing('privacy_request', { user_id: 'me' });
    const other = thing('privacy_request', { user_id: 'other' });
    for (const action of ['read', 'create', 'edit'] as const) expect(whoMay(action, own)).toEqual([...ROLES]);
    expect(whoMay('read', other)).toEqual(['admin', 'supervisor']);
    expect(whoMay('edit', other)).toEqual(['admin', 'supervisor']);
    expect(whoMay('create', other)).toEqual([]);
    expect([...whoMay('remove', own), ...whoMay('remove', other)]).toEqual([]);
  });

  it('lets all staff read what the firm says of the law, and seniors change it', () => {
    expect(whoMay('read', thing('law'))).toEqual(['admin', 'supervisor', 'accountant']);
    for (const action of ['create', 'edit', 'remove'] as const)
      expect(whoMay(action, thing('law'))).toEqual(['admin', 'supervisor']);
  });

  it('keeps accounts and the firm for administrators', () => {
    expect(whoMay('edit', thing('user'))).toEqual(['admin']);
    expect(whoMay('edit', thing('firm_settings'))).toEqual(['admin']);
  });

  it('lets a client send into its own companies and read them, and nothing else', () => {
    const client = actor('client');
    for (const kind of ['document', 'message', 'service_request'] as const) {
      expect(can(client, 'create', thing(kind, { client_id: 'padaria' }))).toBe(true);
      expect(can(client, 'create', thing(kind, { client_id: 'outra' }))).toBe(false);
      expect(can(client, 'create', thing(kind, { client_id: null }))).toBe(false);
      expect(can(client, 'remove', thing(kind, { client_id: 'padaria' }))).toBe(false);
    }
    expect(can(client, 'read', thing('obligation', { client_id: 'padaria' }))).toBe(true);
    expect(can(client, 'edit', thing('obligation', { client_id: 'padaria' }))).toBe(false);
    expect(can(client, 'read', thing('note', { client_id: 'padaria' }))).toBe(false);
  });

  it('lets nobody write over a message', () => {
    expect(whoMay('edit', thing('message', { client_id: 'padaria' }))).toEqual([]);
  });

  it('lets nobody remove what a client asked for', () => {
    expect(whoMay('remove', thing('service_request', { client_id: 'padaria' }))).toEqual([]);
    expect(whoMay('edit', thing('service_request', { client_id: 'padaria' }))).toEqual([
      'admin',
      'supervisor',
      'accountant',
    ]);
  });

  it('gives nothing to an account that is inactive, without a role, or of another firm', () => {
    for (const stranger of [
      actor('admin', { is_active: false }),
      actor(null),
      actor('admin', { tenant_id: 'boreal' }),
    ]) {
      expect(can(stranger, 'read', thing('client'))).toBe(false);
      expect(can(stranger, 'open', thing('admin_panel'))).toBe(false);
    }
  });
});

describe('a promotion', () => {
  it('is every step up, and every way into the staff', () => {
    const steps = [null, 'client', 'accountant', 'supervisor', 'admin'] as const;
    const promotions = steps.map((role) => ROLES.filter((next) => isPromotion(role, next)));
    expect(promotions).toEqual([
      ['admin', 'supervisor', 'accountant'],
      ['admin', 'supervisor', 'accountant'],
      ['admin', 'supervisor'],
      ['admin'],
      [],
    ]);
  });
});
