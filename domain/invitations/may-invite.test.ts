import { describe, expect, it } from 'vitest';
import { type Invitee, mayInvite, ownedCompanies } from './may-invite.ts';
import { ROLES, type Role } from '../permissions/roles.ts';

const person = (role: Role | null, over: Partial<Parameters<typeof mayInvite>[0]> = {}) => ({
  role,
  is_active: true,
  client_ids: [],
  ...over,
});
const asClient = (...client_ids: string[]): Invitee => ({ role: 'client', client_ids });
const whoMay = (invitee: Invitee) => ROLES.filter((role) => mayInvite(person(role), invitee));

describe('who may invite', () => {
  it('staff is administrators alone', () => {
    for (const role of ['accountant', 'supervisor', 'admin'] as const)
      expect(whoMay({ role, client_ids: [] })).toEqual(['admin']);
  });

  it('a client is seniors', () => {
    expect(whoMay(asClient('bakery'))).toEqual(['admin', 'supervisor']);
  });

  it('is nobody who is pending or blocked', () => {
    expect(mayInvite(person('admin', { is_active: false }), asClient('bakery'))).toBe(false);
    expect(mayInvite(person(null), asClient('bakery'))).toBe(false);
  });

  it('the people of a company is its owner, of that company alone', () => {
    const owner = person('client', { client_ids: ['bakery', 'shop'], owner_of: ['bakery'] });
    expect(mayInvite(owner, asClient('bakery'))).toBe(true);
    expect(mayInvite(owner, asClient('shop'))).toBe(false);
    expect(mayInvite(owner, asClient('bakery', 'shop'))).toBe(false);
    expect(mayInvite(owner, asClient())).toBe(false);
    expect(mayInvite(owner, { role: 'accountant', client_ids: [] })).toBe(false);
  });

  it('of a company that is no longer theirs is no owner', () => {
    const former = person('client', { client_ids: ['shop'], owner_of: ['bakery', 'shop'] });
    expect(mayInvite(former, asClient('bakery'))).toBe(false);
    expect(ownedCompanies(former)).toEqual(['shop']);
    expect(ownedCompanies({ ...former, role: 'accountant' })).toEqual([]);
  });
});
