import type { CallableInput, CallableName } from '@portal/domain';
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  type AuthCredential,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  type MultiFactorError,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { AccountResult, AccountService } from '#session/account/account-service.ts';
import { accountErrorKind } from './account-errors.ts';
import { askProvider } from '../identity/ask-provider.ts';
import { callFunction } from './call-function.ts';
import { isMarkedEnded } from '../identity/ended-session.ts';
import { firebaseAuth, userAtStart } from '../sdk/firebase-auth.ts';
import { holdSetUp, withLackOfFactor } from '../identity/lacks-factor.ts';
import { askForLacks } from './password-lacks.ts';
import { createIdentityWatch, identityOf } from '../identity/watch-identity.ts';

/** Accounts over Firebase Auth, callables and Firestore; the database's code is loaded by the first watcher. */
export function createAccountService(): AccountService {
  const auth = firebaseAuth();
  const identity = createIdentityWatch(auth, {
    atStart: userAtStart,
    ask: async (token) => ((await isMarkedEnded(token)) ? 'ended' : askProvider(token)),
  });
  return {
    watchIdentity: identity.watch,
    signOut: identity.signOut,
    watchOwnRow: (uid, listener) =>
      lateListener(
        async () =>
          (await import('../identity/own-row.ts')).watchOwnRow(uid, withLackOfFactor(auth, listener)),
        () => listener({ kind: 'error', offline: true, cause: null }),
      ),
    watchPendingAccounts: (tenantId, most, listener) =>
      lateListener(
        async () =>
          (await import('../reads/account-listings.ts')).listenToPendingAccounts(tenantId, most, listener),
        () => listener({ kind: 'error' }),
      ),
    watchUsers: (tenantId, most, listener) =>
      lateListener(
        async () => (await import('../reads/account-listings.ts')).listenToUsers(tenantId, most, listener),
        () => listener({ kind: 'error' }),
      ),

    watchDevices: (uid, listener) =>
      lateListener(
        async () => (await import('../reads/device-listing.ts')).listenToDevices(uid, listener),
        () => listener({ kind: 'error' }),
      ),

    signIn: (email, password) =>
      attempt(async () =>
        identityOf(
          (await signInWithEmailAndPassword(auth, email.trim(), password).catch(rememberQuestion(auth))).user,
        ),
      ),
    confirmCode: (code) => attempt(async () => identityOf(await (await factor()).answerWithCode(code))),
    redeemRecoveryCode: ({ email, code }) =>
      attempt(() => call('redeemRecoveryCode', { email: email.trim(), code })),
    beginFactor: () => attempt(async () => (await factor()).beginFactor(auth)),
    finishFactor: (code) => attempt(async () => (await factor()).finishFactor(auth, code)),
    leaveSetUp: () => holdSetUp(false),
    makeRecoveryCodes: () => attempt(async () => (await factor()).makeRecoveryCodes()),
    removeFactor: () => attempt(() => call('removeFactor', {})),
    resetFactor: (input) => attempt(() => call('resetFactor', input)),
    endSession: () => attempt(async () => (await factor()).endSession(auth)),
    readFactorDemand: (tenantId) =>
      attempt(async () => (await import('../reads/firm-row.ts')).readFactorDemand(tenantId)),
    setFactorDemand: (input) => attempt(() => call('setFactorDemand', input)),
    signUp: ({ email, password, full_name, requested_role }) =>
      attemptToSet(auth, password, async () => {
        const user = await createIdentity(email.trim(), password);
        await call('completeSignUp', { full_name, requested_role });
        return identityOf(user);
      }),

    checkResetCode: (code) => attempt(async () => ({ email: await verifyPasswordResetCode(auth, code) })),
    resetPassword: (code, newPassword) =>
      attemptToSet(auth, newPassword, () => confirmPasswordReset(auth, code, newPassword)),
    verifyEmail: (code) =>
      attempt(async () => {
        await applyActionCode(auth, code);
        // On the device that waits for approval the row learns of it at once; elsewhere with its next stamp.
        await auth.currentUser?.reload();
      }),

    completeSignUp: (input) => attempt(() => call('completeSignUp', input)),
    stampLogin: () =>
      attempt(async () => {
        if (auth.currentUser === null) return;
        await renewUnconfirmedToken(auth.currentUser);
        await call('stampLogin', {});
      }),
    registerDevice: (input) =>
      attempt(async () => {
        if (auth.currentUser !== null) await call('registerDevice', input);
      }),
    endDevice: (input) => attempt(() => call('endDevice', input)),
    endAllDevices: () => attempt(() => call('endAllDevices', {})),
    requestPasswordReset: (email) => attempt(() => call('requestPasswordReset', { email: email.trim() })),
    changePassword: (current, next, code) => changePassword(auth, current, next, code),
    confirmPassword: (email, password) => confirmPassword(auth, email, password),
    updateProfile: (input) => attempt(() => call('updateProfile', input)),
    resendVerification: (input) => attempt(() => call('resendVerification', input)),
    acceptTexts: (input) => attempt(() => call('acceptTexts', input)),
    approveUser: (input) => attempt(() => call('approveUser', input)),
    rejectUser: (input) => attempt(() => call('rejectUser', input)),
    setUserActive: (input) => attempt(() => call('setUserActive', input)),
    changeAccess: (input) => attempt(() => call('changeAccess', input)),
    readAudit: (page) => attempt(async () => (await import('../reads/audit-reader.ts')).readAuditPage(page)),
    readHistory: (input) =>
      attempt(async () => (await import('../reads/audit-reader.ts')).readHistory(input)),
    makeSlipProof: (input) => attempt(async () => (await import('./slip-proof.ts')).makeSlipProof(input)),
    readOlder: (page) => attempt(async () => (await import('../reads/older-reader.ts')).readOlderPage(page)),
    readSystemState: () => attempt(async () => (await import('./system-state.ts')).readSystemState()),
    resendMail: (input) => attempt(() => call('resendMail', input)),
    dismissMail: (input) => attempt(() => call('dismissMail', input)),
    readFirm: (tenantId) => attempt(async () => (await import('../reads/firm-row.ts')).readFirmRow(tenantId)),
    erasePerson: (input) => attempt(() => call('erasePerson', input)),
    updateFirm: (input) => attempt(() => call('updateFirm', input)),
    calendarFeeds: async () => (await import('./calendar-feeds.ts')).calendarFeedService(attempt),
    devicePush: async () => (await import('./device-push.ts')).devicePushService(attempt),
    invitations: async () =>
      (await import('./invitations.ts')).invitationService(attempt, () => isConfirmed(auth)),
    watchFirm: (tenantId, listener) =>
      lateListener(
        async () => (await import('../reads/firm-row.ts')).listenToFirm(tenantId, listener),
        () => undefined,
      ),
  };

  /** An identity that this same person made a moment ago, before the connection broke, is taken up again. */
  async function createIdentity(email: string, password: string): Promise<User> {
    const current = auth.currentUser;
    if (current !== null && current.email === email.toLowerCase()) return current;
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  }
}

/** Whether the answer is a question for a code; it waits for it then, and is told as the error it came as. */
const rememberQuestion =
  (auth: Auth) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required')
      (await factor()).rememberQuestion(auth, error as MultiFactorError); // what an error of this code is
    throw error;
  };

async function changePassword(
  auth: Auth,
  current: string,
  next: string,
  code: string | undefined,
): Promise<AccountResult> {
  const user = auth.currentUser;
  const email = user?.email;
  if (user === null || email === null || email === undefined) return { ok: false, reason: 'sign_in_needed' };
  const proof = EmailAuthProvider.credential(email, current);
  let proven: AccountResult<unknown> = await attempt(() =>
    reauthenticateWithCredential(user, proof).catch(rememberQuestion(auth)),
  );
  if (!proven.ok && proven.reason === 'code_needed' && code !== undefined)
    proven = await attempt(async () => (await factor()).answerWithCode(code));
  return proven.ok
    ? attemptToSet(auth, next, () => updatePassword(user, next))
    : aboutCurrentPassword(proven);
}

/** `email`: the address that the device remembers, for a session that the SDK has lost; that begins anew then. */
async function confirmPassword(auth: Auth, email: string | null, password: string): Promise<AccountResult> {
  const proven = await attempt(async () => {
    await auth.authStateReady();
    const user = auth.currentUser;
    const address = user?.email ?? email;
    if (address === null) throw new FirebaseError('auth/null-user', 'nobody is signed in');
    if (user === null) await signInWithEmailAndPassword(auth, address, password);
    else await provePassword(user, EmailAuthProvider.credential(address, password));
  });
  return proven.ok ? proven : aboutCurrentPassword(proven);
}

async function provePassword(user: User, proof: AuthCredential): Promise<void> {
  try {
    await reauthenticateWithCredential(user, proof);
  } catch (error) {
    // Asked for a second factor is only whose password was right.
    const isRight = error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
    if (!isRight) throw error;
  }
}

/** Who is signed in already has a password that is right or wrong, and no address to mistake. */
function aboutCurrentPassword(refused: Extract<AccountResult, { ok: false }>): AccountResult {
  return refused.reason === 'wrong_credentials' ? { ok: false, reason: 'wrong_current_password' } : refused;
}

async function isConfirmed({ currentUser }: Auth): Promise<boolean> {
  await currentUser?.reload();
  return currentUser?.emailVerified !== false;
}

/** A token says for an hour what it said when it was made, and the server learns of a confirmed address from it alone. */
async function renewUnconfirmedToken(user: User): Promise<void> {
  if (!user.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims['email_verified'] !== true) await user.getIdToken(true);
}

const factor = () => import('./second-factor.ts');

async function call<N extends CallableName>(name: N, input: CallableInput<N>): Promise<void> {
  await callFunction(name, input);
}

/** The refusal of a password names no reason that a program may read: it is held against the policy once more. */
async function attemptToSet<T>(
  auth: Auth,
  password: string,
  action: () => Promise<T>,
): Promise<AccountResult<T>> {
  const result = await attempt(action);
  if (result.ok || typeof result.reason === 'string' || !('weak' in result.reason)) return result;
  return { ok: false, reason: { weak: await askForLacks(auth, password) } };
}

/** Without a connection nothing is sent: the browser would only write the failed request to the console. */
async function attempt<T>(action: () => Promise<T>): Promise<AccountResult<T>> {
  if (!navigator.onLine) return { ok: false, reason: 'offline' };
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    // The connection can break while the request is under way; the SDK then calls it an internal error.
    return { ok: false, reason: navigator.onLine ? accountErrorKind(error) : 'offline' };
  }
}

/** A listener whose code is still being loaded can already be stopped; code that cannot be loaded is an error of it. */
function lateListener(listen: () => Promise<() => void>, onFailure: () => void): () => void {
  let isStopped = false;
  let stop: (() => void) | null = null;
  listen().then(
    (started) => {
      if (isStopped) started();
      else stop = started;
    },
    () => {
      if (!isStopped) onFailure();
    },
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
