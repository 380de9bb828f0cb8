import type { AppUser } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { Identity } from './account-service.ts';
import { dutyOf, initialFacts, nextFacts, type SessionEvent, sessionOf } from './session-machine.ts';
import type { StoredSession } from './stored-session.ts';

const helena: StoredSession = { uid: 'u1', tenant_id: 'aurora', role: 'admin', client_ids: [] };
const identity: Identity = { uid: 'u1', email: 'helena@aurora.example', email_verified: true };
const row: AppUser = {
  auth_uid: 'u1',
  tenant_id: 'aurora',
  client_id: null,
  client_ids: [],
  email: 'helena@aurora.example',
  email_verified: true,
  full_name: 'Helena Prado',
  phone: null,
  role: 'admin',
  requested_role: 'admin',
  is_active: true,
  last_login_at: null,
  created_at: '2026-11-01T12:00:00.000000000Z',
  approved_at: '2026-11-01T13:00:00.000000000Z',
  approved_by: 'u0',
  blocked_at: null,
};
const pendingRow: AppUser = { ...row, role: null, is_active: false, approved_at: null, approved_by: null };
const blockedRow: AppUser = { ...row, is_active: false, blocked_at: '2026-11-20T12:00:00.000000000Z' };

const after = (stored: StoredSession | null, ...events: SessionEvent[]) =>
  events.reduce(nextFacts, initialFacts(stored));
const identified: SessionEvent = { kind: 'identity', identity };
const server = (user: AppUser): SessionEvent => ({
  kind: 'own_row',
  uid: user.auth_uid,
  state: { kind: 'row', row: user, from_server: true },
});
const missing: SessionEvent = { kind: 'own_row', uid: 'u1', state: { kind: 'missing' } };

describe('who is signed in', () => {
  it('is known from the stored session before the identity provider has spoken', () => {
    expect(sessionOf(after(helena))).toEqual({
      kind: 'active',
      account: helena,
      user: null,
      needs_sign_in: false,
    });
  });

  it('is unknown without a stored session until the identity provider has spoken', () => {
    expect(sessionOf(after(null))).toEqual({ kind: 'loading' });
    expect(sessionOf(after(null, { kind: 'identity', identity: null }))).toEqual({ kind: 'signed_out' });
  });

  it('is nobody where the provider cannot be loaded and nothing is stored', () => {
    expect(sessionOf(after(null, { kind: 'service_out_of_reach' }))).toEqual({ kind: 'signed_out' });
  });

  it('stays, and asks to enter again, when the provider lost its session', () => {
    const facts = after(helena, { kind: 'identity', identity: null });
    expect(sessionOf(facts)).toMatchObject({ kind: 'active', account: helena, needs_sign_in: true });
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('shows the remembered name until the row arrives, and then the row', () => {
    const remembered = after(helena, { kind: 'cached_user', user: { ...row, full_name: 'Helena P.' } });
    expect(sessionOf(remembered)).toMatchObject({ user: { full_name: 'Helena P.' } });
    expect(sessionOf([identified, server(row)].reduce(nextFacts, remembered))).toMatchObject({
      user: { full_name: 'Helena Prado' },
    });
  });

  it('never takes another person’s remembered row', () => {
    const facts = after(helena, { kind: 'cached_user', user: { ...row, auth_uid: 'u2' } });
    expect(sessionOf(facts)).toMatchObject({ user: null });
  });

  it('waits for approval with a pending row', () => {
    expect(sessionOf(after(null, identified, server(pendingRow))).kind).toBe('pending');
  });

  it('turns active by itself when the row is approved, and writes it down', () => {
    const facts = after(null, identified, server(pendingRow), server({ ...row, role: 'accountant' }));
    expect(sessionOf(facts)).toMatchObject({ kind: 'active', account: { role: 'accountant' } });
    expect(dutyOf(facts)).toEqual({ kind: 'store', session: { ...helena, role: 'accountant' } });
  });

  it('is incomplete when an identity has no row', () => {
    expect(sessionOf(after(null, identified, missing))).toEqual({ kind: 'incomplete', identity });
  });

  it('says so when the first reading of the row fails', () => {
    const failed: SessionEvent = { kind: 'own_row', uid: 'u1', state: { kind: 'error', offline: true } };
    expect(sessionOf(after(null, identified, failed))).toEqual({ kind: 'unreachable', identity });
    expect(sessionOf(after(helena, identified, failed)).kind).toBe('active');
    expect(sessionOf(after(null, identified, server(row), failed)).kind).toBe('active');
  });

  it('is nobody as soon as the person left, though the provider has not said so yet', () => {
    const facts = after(helena, identified, server(row), { kind: 'left' }, server(row));
    expect(sessionOf(facts)).toEqual({ kind: 'signed_out' });
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('is let in nowhere, and has nothing written down, while the data is being erased', () => {
    const facts = after(null, identified, server(row), { kind: 'leaving' });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
    expect(sessionOf(nextFacts(facts, { kind: 'left' }))).toEqual({ kind: 'signed_out' });
  });

  it('ignores the row of an identity that left in between', () => {
    const other: Identity = { uid: 'u2', email: 'b@x.example', email_verified: false };
    const facts = after(null, identified, { kind: 'identity', identity: other }, server(row));
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
  });
});

describe('what the device has to do', () => {
  it('nothing, when the row says what is stored', () => {
    expect(dutyOf(after(helena, identified, server(row)))).toEqual({ kind: 'none' });
  });

  it('writes a changed role down', () => {
    const facts = after(helena, identified, server({ ...row, role: 'supervisor' }));
    expect(dutyOf(facts)).toEqual({ kind: 'store', session: { ...helena, role: 'supervisor' } });
  });

  it('wipes a blocked account before it shows the closed screen', () => {
    const facts = after(helena, identified, server(blockedRow));
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
    expect(sessionOf(nextFacts(facts, { kind: 'stored_session', stored: null }))).toEqual({
      kind: 'blocked',
      identity,
    });
  });

  it('does not wipe for a row that did not come from the server', () => {
    const remembered: SessionEvent = {
      kind: 'own_row',
      uid: 'u1',
      state: { kind: 'row', row: blockedRow, from_server: false },
    };
    const facts = after(helena, identified, remembered);
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
    expect(sessionOf(facts).kind).toBe('active');
  });

  it('wipes an account whose row is gone, and then leaves instead of asking to finish a sign-up', () => {
    const facts = after(helena, identified, missing);
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena });
    const wiped = nextFacts(facts, { kind: 'stored_session', stored: null });
    expect(sessionOf(wiped)).toEqual({ kind: 'loading' });
    expect(dutyOf(wiped)).toEqual({ kind: 'leave' });
  });

  it('wipes the stored account when a sign-in finds it closed, and no other one', () => {
    const lost = after(helena, { kind: 'identity', identity: null });
    const closed = nextFacts(lost, { kind: 'account_closed', uid: 'u1' });
    expect(dutyOf(closed)).toEqual({ kind: 'wipe', account: helena });
    expect(sessionOf(closed)).toEqual({ kind: 'loading' });
    const wiped = nextFacts(closed, { kind: 'stored_session', stored: null });
    expect(sessionOf(wiped)).toEqual({ kind: 'signed_out' });
    expect(dutyOf(nextFacts(lost, { kind: 'account_closed', uid: 'u2' }))).toEqual({ kind: 'none' });
  });

  it('leaves when a person who waited was rejected', () => {
    expect(dutyOf(after(null, identified, server(pendingRow), missing))).toEqual({ kind: 'leave' });
  });

  it('lets nobody in while another person’s data is on the device', () => {
    const other: Identity = { uid: 'u2', email: 'b@x.example', email_verified: false };
    const facts = after(helena, { kind: 'identity', identity: other }, server({ ...row, auth_uid: 'u2' }));
    expect(dutyOf(facts)).toEqual({ kind: 'change_person', account: helena });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
  });
});
