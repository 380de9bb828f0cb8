import type {
  AppUser,
  AuditEntry,
  CallableInput,
  Device,
  FactorDemand,
  FirmFields,
  Invited,
  InvitationPage,
  ListedFeed,
  MadeFeed,
  OpenedInvitation,
  RefusalKind,
  SystemState,
} from '@portal/domain';
import { createContext, useContext } from 'react';
import type { AuditFilter } from '#data/audit/audit-entries.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { OlderPage } from '#data/older/older-rows.ts';

/** Every way an account action can fail, whatever the SDK calls it. */
export type AccountErrorKind =
  | 'wrong_credentials'
  /** Somebody who is signed in gave another password than the account's. */
  | 'wrong_current_password'
  | 'email_taken'
  /** A new password, and what it lacks by the provider's policy; nothing where that could not be asked. */
  | { weak: readonly PasswordLack[] }
  | 'invalid_email'
  | 'too_many_attempts'
  | 'account_disabled'
  | 'offline'
  | 'expired_code'
  | 'used_code'
  | 'sign_in_needed'
  /** The password is right, and a code is asked for. */
  | 'code_needed'
  | 'wrong_code'
  | 'code_too_late'
  | 'email_unverified'
  | 'factor_not_offered'
  | { refusal: RefusalKind }
  | 'unknown';

/** What a policy of the identity provider asks of a password and may be missing. */
export type PasswordLack =
  'lowercase' | 'uppercase' | 'digit' | 'sign' | { at_least: number } | { at_most: number };

export type AccountResult<T = void> = { ok: true; value: T } | { ok: false; reason: AccountErrorKind };

/** A person waiting for approval, or any account of the firm, as the administrators' panel lists it. */
export type AccountListing =
  | { kind: 'loading' }
  | { kind: 'error' }
  /** `hasMore`: the firm has others after these. */
  | { kind: 'ready'; accounts: (AppUser & { id: string })[]; hasMore: boolean };

/** Listens to the first accounts of a list, at most that many. */
export type WatchAccounts = (
  tenantId: string,
  most: number,
  listener: (listing: AccountListing) => void,
) => () => void;

/** Where an account is used, as its person sees it. */
export type DeviceListing =
  { kind: 'loading' } | { kind: 'error' } | { kind: 'ready'; devices: (Device & { id: string })[] };

/** What is asked of the audit: entries older than `after`, where one is named. */
export type AuditPage = {
  tenant_id: string;
  filter: AuditFilter;
  after: Pick<AuditEntry, 'id' | 'at'> | null;
  limit: number;
};

/** What an authenticator app is given: as text, and as the address in its QR code. */
export type FactorKey = { key: string; uri: string };

/** What an administrator edits of the firm. */
export type Firm = FirmFields;

/** The firm as everybody in it hears of it: the default where it chose nothing, and where people sign up. */
export type HeardFirm = Firm & { idle_minutes: number; domains: readonly string[] };

/** What the identity provider says of the device: independent of the app's own row. */
export type Identity = { uid: string; email: string; email_verified: boolean };

/** What became of a session that ended without anybody signing out. */
export type RefusedSession = {
  uid: string;
  /**
   * `asking`: the provider is being asked. `valid`: the device merely lost it. `ended`: signing in again mends it.
   * `closed`: the account is disabled, or no more.
   */
  verdict: 'asking' | 'valid' | 'ended' | 'closed';
};

export type IdentityHandlers = {
  /** Once known and at every change; null when signed out. */
  onIdentity(identity: Identity | null): void;
  /** Before `onIdentity(null)`, and again when the provider has answered. */
  onRefused(session: RefusedSession): void;
};

/**
 * Accounts, spoken to through one port: the screens know neither the SDK nor its error codes.
 * The implementation lives in the firebase room and is loaded when first needed.
 */
export type AccountService = {
  watchIdentity(handlers: IdentityHandlers): () => void;
  /** The own `app_users` row, live; null while there is none. An error says the row could not be read. */
  watchOwnRow(uid: string, listener: (state: OwnRowState) => void): () => void;
  signIn(email: string, password: string): Promise<AccountResult<Identity>>;
  /** Answers the code that `signIn` was told to be needed. */
  confirmCode(code: string): Promise<AccountResult<Identity>>;
  /** Takes the factor off an account whose person lost it. */
  redeemRecoveryCode(input: CallableInput<'redeemRecoveryCode'>): Promise<AccountResult>;
  beginFactor(): Promise<AccountResult<FactorKey>>;
  /** Then come the recovery codes; until `leaveSetUp` the session waits for them to be kept. */
  finishFactor(code: string): Promise<AccountResult>;
  leaveSetUp(): void;
  /** New ones in the place of the old ones, told this once. */
  makeRecoveryCodes(): Promise<AccountResult<string[]>>;
  removeFactor(): Promise<AccountResult>;
  resetFactor(input: CallableInput<'resetFactor'>): Promise<AccountResult>;
  /** Ends this session here: the same person signs in again. */
  endSession(): Promise<AccountResult>;
  readFactorDemand(tenantId: string): Promise<AccountResult<FactorDemand>>;
  setFactorDemand(input: CallableInput<'setFactorDemand'>): Promise<AccountResult>;
  /** Creates the identity and its pending row; finishes an interrupted sign-up when called again. */
  signUp(input: {
    email: string;
    password: string;
    full_name: string;
    requested_role: CallableInput<'completeSignUp'>['requested_role'];
  }): Promise<AccountResult<Identity>>;
  completeSignUp(input: CallableInput<'completeSignUp'>): Promise<AccountResult>;
  signOut(): Promise<void>;
  stampLogin(): Promise<AccountResult>;
  /** Notes that the account is used here, for the person's own list. */
  registerDevice(input: CallableInput<'registerDevice'>): Promise<AccountResult>;
  endDevice(input: CallableInput<'endDevice'>): Promise<AccountResult>;
  /** Ends every session of the person, this one too. */
  endAllDevices(): Promise<AccountResult>;
  /** The person's own devices, the one seen last first, live. */
  watchDevices(uid: string, listener: (listing: DeviceListing) => void): () => void;
  requestPasswordReset(email: string): Promise<AccountResult>;
  /** The address a recovery code belongs to; refuses used and expired codes. */
  checkResetCode(code: string): Promise<AccountResult<{ email: string }>>;
  resetPassword(code: string, newPassword: string): Promise<AccountResult>;
  verifyEmail(code: string): Promise<AccountResult>;
  /**
   * Asks the provider whether `current` is right, then sets the other. Other devices must sign in again. `code_needed`
   * where there is a second factor: asked again with its code.
   */
  changePassword(current: string, next: string, code?: string): Promise<AccountResult>;
  /** Whether this is the password of the person who is signed in here, by the provider's word; the session stays. */
  confirmPassword(email: string | null, password: string): Promise<AccountResult>;
  updateProfile(input: CallableInput<'updateProfile'>): Promise<AccountResult>;
  /** The e-mail that asks to confirm an address, once more. */
  resendVerification(input: CallableInput<'resendVerification'>): Promise<AccountResult>;
  acceptTexts(input: CallableInput<'acceptTexts'>): Promise<AccountResult>;
  approveUser(input: CallableInput<'approveUser'>): Promise<AccountResult>;
  rejectUser(input: CallableInput<'rejectUser'>): Promise<AccountResult>;
  setUserActive(input: CallableInput<'setUserActive'>): Promise<AccountResult>;
  changeAccess(input: CallableInput<'changeAccess'>): Promise<AccountResult>;
  /** One page of the audit, the newest first. Seniors only. */
  readAudit(page: AuditPage): Promise<AccountResult<AuditEntry[]>>;
  /** The newest entries of one record; for all of the staff. */
  readHistory(input: CallableInput<'readHistory'>): Promise<AccountResult<AuditEntry[]>>;
  /** The proof of what happened to one slip, as a PDF. For the staff, and for the people of its company. */
  makeSlipProof(input: CallableInput<'makeSlipProof'>): Promise<AccountResult<Blob>>;
  /** A page of what is older than the window of this device. For all of the staff. */
  readOlder(page: OlderPage): Promise<AccountResult<StoredRow[]>>;
  /** How mail, checks and schedules stand. Administrators only, as the two below. */
  readSystemState(): Promise<AccountResult<SystemState>>;
  resendMail(input: CallableInput<'resendMail'>): Promise<AccountResult>;
  dismissMail(input: CallableInput<'dismissMail'>): Promise<AccountResult>;
  readFirm(tenantId: string): Promise<AccountResult<Firm>>;
  /** Carries a request to be deleted out, and answers it. Seniors only; of the staff administrators. */
  erasePerson(input: CallableInput<'erasePerson'>): Promise<AccountResult>;
  updateFirm(input: CallableInput<'updateFirm'>): Promise<AccountResult>;
  /** The own addresses for calendars. */
  calendarFeeds(): Promise<CalendarFeedService>;
  /** Whether this device is pushed to. */
  devicePush(): Promise<DevicePushService>;
  /** Who is invited, by whom, and what became of it. */
  invitations(): Promise<InvitationService>;
  /** The firm's own row, live. */
  watchFirm(tenantId: string, listener: (firm: HeardFirm) => void): () => void;
  /** Accounts of the firm that wait for approval, newest first, live. Administrators only. */
  watchPendingAccounts: WatchAccounts;
  /** Accounts of the firm that were approved, blocked ones included, by name, live. Administrators only. */
  watchUsers: WatchAccounts;
};

export type CalendarFeedService = {
  list(): Promise<AccountResult<ListedFeed[]>>;
  make(input: CallableInput<'makeCalendarFeed'>): Promise<AccountResult<MadeFeed>>;
  revoke(input: CallableInput<'revokeCalendarFeed'>): Promise<AccountResult>;
};

export type DevicePushService = {
  /** `key`: what a browser is asked with, null where the firm pushes to nobody; `endpoint`: where this device is pushed to. */
  read(
    input: CallableInput<'readPush'>,
  ): Promise<AccountResult<{ key: string | null; endpoint: string | null }>>;
  start(input: CallableInput<'startPush'>): Promise<AccountResult>;
  end(input: CallableInput<'endPush'>): Promise<AccountResult>;
};

export type InvitationService = {
  list(input: CallableInput<'listInvitations'>): Promise<AccountResult<InvitationPage>>;
  invite(input: CallableInput<'inviteUser'>): Promise<AccountResult<Invited>>;
  resend(input: CallableInput<'resendInvitation'>): Promise<AccountResult>;
  withdraw(input: CallableInput<'withdrawInvitation'>): Promise<AccountResult>;
  /** What a link is about; anybody who has it may ask. */
  open(link: CallableInput<'openInvitation'>): Promise<AccountResult<OpenedInvitation>>;
  /** By the person who is signed in here. */
  accept(link: CallableInput<'acceptInvitation'>): Promise<AccountResult>;
};

export type OwnRowState =
  /** `lacks_factor`: the session began without the second factor that the row asks for. */
  | { kind: 'row'; row: AppUser; from_server: boolean; lacks_factor?: boolean }
  | { kind: 'missing' }
  /** `cause`: what ended the listener for now; null where the server has merely not answered. */
  | { kind: 'error'; offline: boolean; cause: unknown };

/** Resolves to the service; the first call loads the SDK. */
export type LoadAccountService = () => Promise<AccountService>;

const AccountServiceContext = createContext<LoadAccountService | null>(null);
export const AccountServiceProvider = AccountServiceContext.Provider;

export function useAccountService(): LoadAccountService {
  const load = useContext(AccountServiceContext);
  if (load === null) throw new Error('useAccountService outside AccountServiceProvider');
  return load;
}
