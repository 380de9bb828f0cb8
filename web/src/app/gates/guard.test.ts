import type { Role } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { Session } from '#session/session-context.ts';
import { guardArea, guardSignedIn } from './guard.ts';

const identity = { uid: 'u1', email: 'a@b.com', email_verified: true };
const active = (role: Role): Session => ({
  kind: 'active',
  account: { uid: 'u1', tenant_id: 'aurora', role, client_ids: [] },
  user: null,
  needs_sign_in: false,
});

const lostSession: Session = {
  kind: 'active',
  account: { uid: 'u1', tenant_id: 'aurora', role: 'admin', client_ids: [] },
  user: null,
  needs_sign_in: true,
};

describe('a protected screen', () => {
  it('sends a visitor to the sign-in page and remembers a deeper URL', () => {
    const visitor: Session = { kind: 'signed_out' };
    expect(guardSignedIn(visitor, '/admin')).toEqual({ kind: 'redirect', to: '/auth' });
    expect(guardSignedIn(visitor, '/client-portal')).toEqual({ kind: 'redirect', to: '/auth' });
    expect(guardSignedIn(visitor, '/admin/clients?q=a&b')).toEqual({
      kind: 'redirect',
      to: '/auth?next=%2Fadmin%2Fclients%3Fq%3Da%26b',
    });
  });

  it('asks the person to sign in where the provider refused the session', () => {
    const refused: Session = {
      kind: 'refused',
      account: { uid: 'u1', tenant_id: 'aurora', role: 'admin', client_ids: [] },
    };
    expect(guardSignedIn(refused, '/admin/tasks')).toEqual({
      kind: 'redirect',
      to: '/auth?next=%2Fadmin%2Ftasks',
    });
    expect(guardSignedIn({ ...refused, kind: 'hidden' }, '/admin')).toEqual({ kind: 'account' });
  });

  it('shows a spinner while it is not known who is here', () => {
    expect(guardSignedIn({ kind: 'loading' }, '/admin')).toEqual({ kind: 'spinner' });
  });

  it('gives its place to the account’s own screens while the account opens nothing', () => {
    expect(guardSignedIn({ kind: 'blocked', identity }, '/admin')).toEqual({ kind: 'account' });
    expect(guardSignedIn({ kind: 'incomplete', identity }, '/admin')).toEqual({ kind: 'account' });
    expect(guardSignedIn({ kind: 'unreachable', identity }, '/admin')).toEqual({ kind: 'account' });
  });

  it('stays open when only the provider lost its session', () => {
    expect(guardSignedIn(lostSession, '/admin')).toEqual({
      kind: 'screen',
    });
  });
});

describe('an area', () => {
  it.each(['admin', 'supervisor', 'accountant'] as const)(
    'lets %s into the panel, not into the portal',
    (role) => {
      expect(guardArea(active(role), 'admin')).toEqual({ kind: 'screen' });
      expect(guardArea(active(role), 'portal')).toEqual({ kind: 'redirect', to: '/auth' });
    },
  );

  it('lets a client into the portal, not into the panel', () => {
    expect(guardArea(active('client'), 'portal')).toEqual({ kind: 'screen' });
    expect(guardArea(active('client'), 'admin')).toEqual({ kind: 'redirect', to: '/auth' });
  });
});
