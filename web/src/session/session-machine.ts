import { accountState, type AppUser } from '@portal/domain';
import type { Identity, OwnRowState, RefusedSession } from './account/account-service.ts';
import type { AccountClosing } from './device/closings.ts';
import type { Session } from './session-context.ts';
import type { StoredSession } from './stored-session.ts';
import type { Withheld } from './withheld.ts';

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
  /** Why nothing of the stored session is shown, though all of it is kept. */
  withheld: Withheld | null;
  /** Why the account of the stored session is being closed on this device. */
  closing: AccountClosing['reason'] | null;
  /** The person chose to leave: nobody is let in while the data is being erased. */
  is_leaving: boolean;
};

export type SessionEvent =
  | { kind: 'stored_session'; stored: StoredSession | null }
  | { kind: 'identity'; identity: Identity | null }
  | { kind: 'refused'; session: RefusedSession }
  | { kind: 'own_row'; uid: string; state: OwnRowState }
  | { kind: 'cached_user'; user: AppUser }
  | { kind: 'service_out_of_reach' }
  /** Another tab withholds what it has, or shows it again. */
  | { kind: 'withheld'; withheld: Withheld | null }
  /** The account has to be closed on this device, or its closing has begun already. */
  | { kind: 'account_closed'; uid: string; reason: AccountClosing['reason'] }
  /** Something is unsent that nobody gave up. */
  | { kind: 'closing_refused' }
  /** The person chose to leave: the screens close, so that nothing holds on to the data. */
  | { kind: 'leaving' }
  /** There is something unsent that the person did not know of when choosing to leave. */
  | { kind: 'stayed' }
  /** The person left, in this tab or in another one. */
  | { kind: 'left' };

/** What the device has to do so that it agrees with the facts. */
export type SessionDuty =
  | { kind: 'none' }
  | { kind: 'store'; session: StoredSession }
  /** The account is closed: what is unsent is handed over, and its data leaves the device. */
  | { kind: 'wipe'; account: StoredSession; reason: AccountClosing['reason'] }
  /** Another person entered while the data of `account` is still here. */
  | { kind: 'change_person'; account: StoredSession }
  /** The account is no more: nothing is left to wait for. */
  | { kind: 'leave' };

export function initialFacts(
  stored: StoredSession | null,
  known: Partial<Pick<SessionFacts, 'withheld' | 'closing'>> = {},
): SessionFacts {
  return {
    stored,
    identity: undefined,
    row: undefined,
    cached: null,
    is_service_out_of_reach: false,
    was_removed: false,
    withheld: stored === null ? null : (known.withheld ?? null),
    closing: stored === null ? null : (known.closing ?? null),
    is_leaving: false,
  };
}

export function nextFacts(facts: SessionFacts, event: SessionEvent): SessionFacts {
  switch (event.kind) {
    case 'stored_session':
      return withStored(facts, event.stored);
    case 'identity':
      return withIdentity(facts, event.identity);
    case 'refused':
      return withRefused(facts, event.session);
    case 'own_row':
      return event.uid === facts.identity?.uid ? withRow(facts, event.state) : facts;
    case 'cached_user':
      return event.user.auth_uid === facts.stored?.uid ? { ...facts, cached: event.user } : facts;
    case 'service_out_of_reach':
      return { ...facts, is_service_out_of_reach: facts.identity === undefined };
    case 'withheld':
      return { ...facts, withheld: facts.stored === null ? null : event.withheld };
    case 'account_closed':
      return event.uid === facts.stored?.uid ? { ...facts, closing: event.reason } : facts;
    case 'closing_refused':
      return { ...facts, closing: null };
    case 'leaving':
      return { ...facts, is_leaving: true };
    case 'stayed':
      return { ...facts, is_leaving: false };
    case 'left':
      // The provider will say the same a moment later; until then its row must not write the session down again.
      return { ...initialFacts(null), identity: null };
  }
}

function withStored(facts: SessionFacts, stored: StoredSession | null): SessionFacts {
  const isSame = stored !== null && stored.uid === facts.stored?.uid;
  return {
    ...facts,
    stored,
    cached: stored === null ? null : facts.cached,
    withheld: isSame ? facts.withheld : null,
    closing: isSame ? facts.closing : null,
  };
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

function withRefused(facts: SessionFacts, { uid, verdict }: RefusedSession): SessionFacts {
  if (uid !== facts.stored?.uid) return facts;
  switch (verdict) {
    case 'asking':
    case 'ended':
      return { ...facts, withheld: 'refused' };
    case 'closed':
      return { ...facts, withheld: 'refused', closing: facts.closing ?? 'disabled' };
    case 'valid':
      return { ...facts, withheld: facts.withheld === 'refused' ? null : facts.withheld };
  }
}

function withRow(facts: SessionFacts, row: OwnRowState): SessionFacts {
  // A row that could not be read again says nothing new about what the server said.
  if (row.kind === 'error' && facts.row !== undefined && facts.row.kind !== 'error') return facts;
  const isOfStored = facts.stored !== null && facts.stored.uid === facts.identity?.uid;
  const had = facts.row?.kind === 'row' || isOfStored;
  return {
    ...facts,
    row,
    was_removed: row.kind === 'missing' && (facts.was_removed || had),
    withheld: isOfStored ? withheldBy(row, facts.withheld) : facts.withheld,
  };
}

/** Only the server's word hides what the device has, or shows it again. */
function withheldBy(row: OwnRowState, before: Withheld | null): Withheld | null {
  if (row.kind === 'missing') return 'missing';
  if (row.kind === 'error' || !row.from_server || row.lacks_factor === true) return before;
  if (accountOf(row.row) !== null) return null;
  return isClosed(row.row) ? before : 'missing';
}

export function sessionOf(facts: SessionFacts): Session {
  const { stored, identity, row } = facts;
  if (facts.is_leaving || facts.closing !== null) return { kind: 'loading' };
  if (identity === undefined || identity === null) {
    if (stored !== null) return sessionOfStored(stored, facts);
    const isUnknown = identity === undefined && !facts.is_service_out_of_reach;
    return { kind: isUnknown ? 'loading' : 'signed_out' };
  }
  // Until the other person's data is gone nobody is let in.
  if (stored !== null && stored.uid !== identity.uid) return { kind: 'loading' };
  if (row?.kind === 'row' && (row.from_server || stored === null)) return sessionOfRow(facts, identity, row);
  if (stored !== null) {
    // Signed in again, and nothing is shown before the server's word.
    const isComing = facts.withheld === 'refused' && row === undefined;
    return isComing ? { kind: 'loading' } : sessionOfStored(stored, facts);
  }
  if (row?.kind === 'missing')
    return facts.was_removed ? { kind: 'loading' } : { kind: 'incomplete', identity };
  return row === undefined ? { kind: 'loading' } : { kind: 'unreachable', identity };
}

function sessionOfStored(account: StoredSession, { withheld, cached, identity }: SessionFacts): Session {
  switch (withheld) {
    case 'refused':
      return { kind: 'refused', account };
    case 'missing':
      return { kind: 'hidden', account };
    case null:
      return { kind: 'active', account, user: cached, needs_sign_in: identity === null };
  }
}

function sessionOfRow(
  { stored }: SessionFacts,
  identity: Identity,
  { row, lacks_factor }: Extract<OwnRowState, { kind: 'row' }>,
): Session {
  const account = accountOf(row);
  if (account !== null) {
    // What the device has is another firm's, and goes first.
    if (stored !== null && stored.tenant_id !== account.tenant_id) return { kind: 'loading' };
    if (lacks_factor === true) return { kind: 'factor_missing', identity };
    return { kind: 'active', account, user: row, needs_sign_in: false };
  }
  // The screen of a closed account appears when its data has left the device.
  if (isClosed(row)) return stored === null ? { kind: 'blocked', identity } : { kind: 'loading' };
  return stored === null ? { kind: 'pending', identity, user: row } : { kind: 'hidden', account: stored };
}

export function dutyOf(facts: SessionFacts): SessionDuty {
  const { stored, identity, row } = facts;
  if (facts.is_leaving) return { kind: 'none' };
  if (facts.closing !== null && stored !== null)
    return { kind: 'wipe', account: stored, reason: facts.closing };
  if (identity === undefined || identity === null) return { kind: 'none' };
  if (stored !== null && stored.uid !== identity.uid) return { kind: 'change_person', account: stored };
  if (row?.kind === 'row') return dutyOfRow(stored, row);
  return row?.kind === 'missing' && stored === null && facts.was_removed
    ? { kind: 'leave' }
    : { kind: 'none' };
}

function dutyOfRow(
  stored: StoredSession | null,
  { row, from_server, lacks_factor }: Extract<OwnRowState, { kind: 'row' }>,
): SessionDuty {
  const account = accountOf(row);
  const isMoved = account !== null && stored !== null && stored.tenant_id !== account.tenant_id;
  if (isMoved || isClosed(row)) {
    // Only the server may close an account: a remembered row is no reason to erase anything.
    if (stored === null || !from_server) return { kind: 'none' };
    return { kind: 'wipe', account: stored, reason: isMoved ? 'moved' : 'blocked' };
  }
  // Nothing of the account comes to a device before the factor.
  return account === null || lacks_factor === true || isSameSession(stored, account)
    ? { kind: 'none' }
    : { kind: 'store', session: account };
}

const isClosed = (row: AppUser) => accountState(row) === 'blocked';

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
