import type { AppUser } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { Identity, RefusedSession } from './account/account-service.ts';
import { dutyOf, initialFacts, nextFacts, type SessionEvent, sessionOf } from './session-machine.ts';
import type { StoredSession } from './stored-session.ts';
import { helena, identity, row } from './testing/helena.ts';

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
const OFFLINE = { kind: 'error', offline: true, cause: null } as const;
const refused = (verdict: RefusedSession['verdict']): SessionEvent => ({
  kind: 'refused',
  session: { uid: 'u1', verdict },
});
const nobody: SessionEvent = { kind: 'identity', identity: null };
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
    const failed: SessionEvent = { kind: 'own_row', uid: 'u1', state: OFFLINE };
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
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena, reason: 'blocked' });
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

  it('closes an account that belongs to another firm now, before it lets the person into that one', () => {
    const moved: AppUser = { ...row, tenant_id: 'boreal' };
    const facts = after(helena, identified, server(moved));
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena, reason: 'moved' });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
    const closed = nextFacts(facts, { kind: 'stored_session', stored: null });
    expect(dutyOf(closed)).toEqual({ kind: 'store', session: { ...helena, tenant_id: 'boreal' } });
  });

  it('closes the stored account when a sign-in finds it disabled, and no other one', () => {
    const lost = after(helena, nobody);
    const closed = nextFacts(lost, { kind: 'account_closed', uid: 'u1', reason: 'disabled' });
    expect(dutyOf(closed)).toEqual({ kind: 'wipe', account: helena, reason: 'disabled' });
    expect(sessionOf(closed)).toEqual({ kind: 'loading' });
    const wiped = nextFacts(closed, { kind: 'stored_session', stored: null });
    expect(sessionOf(wiped)).toEqual({ kind: 'signed_out' });
    const other = nextFacts(lost, { kind: 'account_closed', uid: 'u2', reason: 'disabled' });
    expect(dutyOf(other)).toEqual({ kind: 'none' });
  });

  it('goes on with a closing that an earlier visit began, without asking anybody', () => {
    const facts = initialFacts(helena, { closing: 'left' });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena, reason: 'left' });
  });

  it('shows the account again when its closing was refused: something is unsent that nobody gave up', () => {
    const facts = nextFacts(initialFacts(helena, { closing: 'left' }), { kind: 'closing_refused' });
    expect(sessionOf(facts).kind).toBe('active');
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('closes nothing while the person is leaving, and lets the person stay', () => {
    const leaving = after(helena, identified, server(row), { kind: 'leaving' }, server(blockedRow));
    expect(dutyOf(leaving)).toEqual({ kind: 'none' });
    expect(dutyOf(nextFacts(leaving, { kind: 'stayed' }))).toMatchObject({ kind: 'wipe', reason: 'blocked' });
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

describe('an account whose row is not there', () => {
  const hidden = { kind: 'hidden', account: helena };

  it('is hidden and kept, and nothing is erased', () => {
    const facts = after(helena, identified, missing);
    expect(sessionOf(facts)).toEqual(hidden);
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('is hidden too when the row waits for approval again', () => {
    const facts = after(helena, identified, server(pendingRow));
    expect(sessionOf(facts)).toEqual(hidden);
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('stays hidden after a reload without a connection, and while the server cannot be asked', () => {
    const facts = initialFacts(helena, { withheld: 'missing' });
    expect(sessionOf(facts)).toEqual(hidden);
    expect(sessionOf(nextFacts(facts, identified))).toEqual(hidden);
    const unread: SessionEvent = { kind: 'own_row', uid: 'u1', state: OFFLINE };
    expect(sessionOf([identified, unread].reduce(nextFacts, facts))).toEqual(hidden);
  });

  it('comes back by itself with its row', () => {
    const facts = after(helena, identified, missing, server(row));
    expect(sessionOf(facts).kind).toBe('active');
    expect(facts.withheld).toBeNull();
  });

  it('is not hidden by a row that did not come from the server', () => {
    const remembered: SessionEvent = {
      kind: 'own_row',
      uid: 'u1',
      state: { kind: 'row', row: pendingRow, from_server: false },
    };
    expect(sessionOf(after(helena, identified, remembered)).kind).toBe('active');
  });
});

describe('a session that the provider refused', () => {
  const asks = { kind: 'refused', account: helena };

  it('hides everything at once, before it is known why', () => {
    const facts = after(helena, identified, server(row), refused('asking'), nobody);
    expect(sessionOf(facts)).toEqual(asks);
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
  });

  it('keeps everything hidden when it was ended, also after a reload without a connection', () => {
    expect(sessionOf(after(helena, refused('asking'), nobody, refused('ended')))).toEqual(asks);
    expect(sessionOf(initialFacts(helena, { withheld: 'refused' }))).toEqual(asks);
  });

  it('is closed when the provider says that the account is disabled or no more', () => {
    const facts = after(helena, refused('asking'), nobody, refused('closed'));
    expect(dutyOf(facts)).toEqual({ kind: 'wipe', account: helena, reason: 'disabled' });
    expect(sessionOf(facts)).toEqual({ kind: 'loading' });
  });

  it('is shown again, with the question to enter, when the device had merely lost it', () => {
    const facts = after(helena, refused('asking'), nobody, refused('valid'));
    expect(sessionOf(facts)).toMatchObject({ kind: 'active', needs_sign_in: true });
  });

  it('shows nothing to the same person before the server has confirmed the row', () => {
    const back = nextFacts(initialFacts(helena, { withheld: 'refused' }), identified);
    expect(sessionOf(back)).toEqual({ kind: 'loading' });
    expect(sessionOf(nextFacts(back, { kind: 'own_row', uid: 'u1', state: OFFLINE }))).toEqual(asks);
    expect(sessionOf(nextFacts(back, server(row))).kind).toBe('active');
  });

  it('says nothing of the account of another person', () => {
    const other: SessionEvent = { kind: 'refused', session: { uid: 'u2', verdict: 'closed' } };
    expect(sessionOf(after(helena, other)).kind).toBe('active');
  });

  it('is hidden in the other tabs too', () => {
    expect(sessionOf(after(helena, { kind: 'withheld', withheld: 'refused' }))).toEqual(asks);
  });
});

describe('a session without the second factor that the row asks for', () => {
  const lacking = (user: AppUser = row): SessionEvent => ({
    kind: 'own_row',
    uid: user.auth_uid,
    state: { kind: 'row', row: user, from_server: true, lacks_factor: true },
  });

  it('opens nothing and brings nothing to the device until there is one', () => {
    const facts = after(null, identified, lacking());
    expect(sessionOf(facts)).toEqual({ kind: 'factor_missing', identity });
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
    expect(sessionOf(nextFacts(facts, server(row)))).toMatchObject({ kind: 'active' });
  });

  it('keeps what the device has, and shows it without a connection as before', () => {
    const facts = after(helena, identified, lacking());
    expect(sessionOf(facts)).toEqual({ kind: 'factor_missing', identity });
    expect(dutyOf(facts)).toEqual({ kind: 'none' });
    expect(sessionOf(after(helena))).toMatchObject({ kind: 'active' });
  });

  it('does not show what a refused session hid', () => {
    expect(after(helena, identified, refused('ended'), lacking()).withheld).toBe('refused');
  });

  it('is closed all the same where the account is', () => {
    expect(dutyOf(after(helena, identified, lacking(blockedRow)))).toMatchObject({ kind: 'wipe' });
    expect(sessionOf(after(null, identified, lacking(blockedRow)))).toEqual({ kind: 'blocked', identity });
  });
});
