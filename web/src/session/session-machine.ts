import { accountState, type AppUser } from '@portal/domain';
import type { Identity, OwnRowState } from './account-service.ts';
import type { Session } from './session-context.ts';
import type { StoredSession } from './stored-session.ts';

/** All that is known of who is signed in, each fact from its own source. */
export type SessionFacts = {
  /** What this device wrote down at the last sign-in: known before any SDK has loaded. */
  stored: StoredSession | null;
  /** What the identity provider says: undefined until it has spoken, null when it knows nobody. */
  identity: Identity | null | undefined;
  /** The own row of that identity, undefined until it was read. */
  row: OwnRowState | undefined;
  /** The own row as the local database remembers it: a name to show without a connection. */
  cached: AppUser | null;
  /** The SDK cannot be loaded now (no connection and not on the device). */
  is_service_out_of_reach: boolean;
  /** The identity had a row during this visit and lost it: rejected or removed, not an interrupted sign-up. */
  was_removed: boolean;
  /** The server said at a sign-in that the account of the stored session is closed. */
  is_closed: boolean;
  /** The person chose to leave: nobody is let in while the data is being erased. */
  is_leaving: boolean;
};

export type SessionEvent =
  | { kind: 'stored_session'; stored: StoredSession | null }
  | { kind: 'identity'; identity: Identity | null }
  | { kind: 'own_row'; uid: string; state: OwnRowState }
  | { kind: 'cached_user'; user: AppUser }
  | { kind: 'service_out_of_reach' }
  | { kind: 'account_closed'; uid: string }
  /** The person chose to leave: the screens close, so that nothing holds on to the data. */
  | { kind: 'leaving' }
  /** The person left, in this tab or in another one. */
  | { kind: 'left' };

/** What the device has to do so that it agrees with the facts. */
export type SessionDuty =
  | { kind: 'none' }
  | { kind: 'store'; session: StoredSession }
  /** The server said that the account is closed: its data leaves the device. */
  | { kind: 'wipe'; account: StoredSession }
  /** Another person entered while the data of `account` is still here. */
  | { kind: 'change_person'; account: StoredSession }
  /** The account is no more: nothing is left to wait for. */
  | { kind: 'leave' };

export function initialFacts(stored: StoredSession | null): SessionFacts {
  return {
    stored,
    identity: undefined,
    row: undefined,
    cached: null,
    is_service_out_of_reach: false,
    was_removed: false,
    is_closed: false,
    is_leaving: false,
  };
}

export function nextFacts(facts: SessionFacts, event: SessionEvent): SessionFacts {
  switch (event.kind) {
    case 'stored_session':
      return {
        ...facts,
        stored: event.stored,
        cached: event.stored === null ? null : facts.cached,
        is_closed: event.stored !== null && facts.is_closed,
      };
    case 'identity':
      return withIdentity(facts, event.identity);
    case 'own_row':
      return event.uid === facts.identity?.uid ? withRow(facts, event.state) : facts;
    case 'cached_user':
      return event.user.auth_uid === facts.stored?.uid ? { ...facts, cached: event.user } : facts;
    case 'service_out_of_reach':
      return { ...facts, is_service_out_of_reach: facts.identity === undefined };
    case 'account_closed':
      return { ...facts, is_closed: event.uid === facts.stored?.uid };
    case 'leaving':
      return { ...facts, is_leaving: true };
    case 'left':
      // The provider will say the same a moment later; until then its row must not write the session down again.
      return { ...initialFacts(null), identity: null };
  }
}

function withIdentity(facts: SessionFacts, identity: Identity | null): SessionFacts {
  const isSame = identity !== null && facts.identity?.uid === identity.uid;
  return {
    ...facts,
    identity,
    row: isSame ? facts.row : undefined,
    was_removed: isSame && facts.was_removed,
    is_service_out_of_reach: false,
  };
}

function withRow(facts: SessionFacts, row: OwnRowState): SessionFacts {
  // A row that could not be read again says nothing new about one that was.
  if (row.kind === 'error' && facts.row?.kind === 'row') return facts;
  const had = facts.row?.kind === 'row' || facts.stored?.uid === facts.identity?.uid;
  return { ...facts, row, was_removed: row.kind === 'missing' && (facts.was_removed || had) };
}

export function sessionOf(facts: SessionFacts): Session {
  const { stored, identity, row } = facts;
  if (facts.is_leaving || facts.is_closed) return { kind: 'loading' };
  if (identity === undefined && stored === null) {
    return { kind: facts.is_service_out_of_reach ? 'signed_out' : 'loading' };
  }
  if (identity === undefined || identity === null) {
    return stored === null
      ? { kind: 'signed_out' }
      : { kind: 'active', account: stored, user: facts.cached, needs_sign_in: identity === null };
  }
  // Until the other person's data is gone nobody is let in.
  if (stored !== null && stored.uid !== identity.uid) return { kind: 'loading' };
  if (row?.kind === 'row' && (row.from_server || stored === null))
    return sessionOfRow(facts, identity, row.row);
  if (row?.kind === 'missing') {
    return stored === null && !facts.was_removed ? { kind: 'incomplete', identity } : { kind: 'loading' };
  }
  if (stored !== null) return { kind: 'active', account: stored, user: facts.cached, needs_sign_in: false };
  return row === undefined ? { kind: 'loading' } : { kind: 'unreachable', identity };
}

function sessionOfRow(facts: SessionFacts, identity: Identity, row: AppUser): Session {
  const account = accountOf(row);
  if (account !== null) return { kind: 'active', account, user: row, needs_sign_in: false };
  // The screens of a closed account appear when its data has left the device.
  if (facts.stored !== null) return { kind: 'loading' };
  return accountState(row) === 'blocked'
    ? { kind: 'blocked', identity }
    : { kind: 'pending', identity, user: row };
}

export function dutyOf(facts: SessionFacts): SessionDuty {
  const { stored, identity, row } = facts;
  if (facts.is_leaving) return { kind: 'none' };
  if (facts.is_closed && stored !== null) return { kind: 'wipe', account: stored };
  if (identity === undefined || identity === null) return { kind: 'none' };
  if (stored !== null && stored.uid !== identity.uid) return { kind: 'change_person', account: stored };
  if (row?.kind === 'row') {
    const account = accountOf(row.row);
    if (account !== null)
      return isSameSession(stored, account) ? { kind: 'none' } : { kind: 'store', session: account };
    // Only the server may close an account: a remembered row is no reason to erase anything.
    return stored !== null && row.from_server ? { kind: 'wipe', account: stored } : { kind: 'none' };
  }
  if (row?.kind !== 'missing') return { kind: 'none' };
  if (stored !== null) return { kind: 'wipe', account: stored };
  return facts.was_removed ? { kind: 'leave' } : { kind: 'none' };
}

/** What the device writes down of an active row; null while the row opens nothing. */
export function accountOf(row: AppUser): StoredSession | null {
  if (accountState(row) !== 'active' || row.role === null) return null;
  return { uid: row.auth_uid, tenant_id: row.tenant_id, role: row.role, client_ids: row.client_ids };
}

function isSameSession(a: StoredSession | null, b: StoredSession): boolean {
  return (
    a !== null &&
    a.uid === b.uid &&
    a.tenant_id === b.tenant_id &&
    a.role === b.role &&
    a.client_ids.join() === b.client_ids.join()
  );
}
