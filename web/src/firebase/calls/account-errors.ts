import { REFUSAL_KINDS, z } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';

/** Every code of the SDK that means something to a person. What is missing here is unknown. */
const KIND_OF_CODE = new Map<string, AccountErrorKind>(
  Object.entries<AccountErrorKind>({
    'auth/invalid-credential': 'wrong_credentials',
    'auth/invalid-login-credentials': 'wrong_credentials',
    'auth/wrong-password': 'wrong_credentials',
    'auth/user-not-found': 'wrong_credentials',
    'auth/missing-password': 'wrong_credentials',
    'auth/email-already-in-use': 'email_taken',
    'auth/weak-password': { weak: [] },
    'auth/password-does-not-meet-requirements': { weak: [] },
    'auth/invalid-email': 'invalid_email',
    'auth/missing-email': 'invalid_email',
    'auth/too-many-requests': 'too_many_attempts',
    'auth/quota-exceeded': 'too_many_attempts',
    'auth/user-disabled': 'account_disabled',
    'auth/network-request-failed': 'offline',
    'auth/timeout': 'offline',
    'auth/expired-action-code': 'expired_code',
    'auth/invalid-action-code': 'used_code',
    'auth/multi-factor-auth-required': 'code_needed',
    'auth/invalid-verification-code': 'wrong_code',
    'auth/missing-code': 'wrong_code',
    'auth/code-expired': 'code_too_late',
    'auth/invalid-multi-factor-session': 'code_too_late',
    'auth/missing-multi-factor-session': 'code_too_late',
    'auth/totp-challenge-timeout': 'code_too_late',
    'auth/unverified-email': 'email_unverified',
    'auth/operation-not-allowed': 'factor_not_offered',
    'auth/user-token-expired': 'sign_in_needed',
    'auth/invalid-user-token': 'sign_in_needed',
    'auth/requires-recent-login': 'sign_in_needed',
    'auth/null-user': 'sign_in_needed',
    'functions/unauthenticated': 'sign_in_needed',
    'functions/resource-exhausted': 'too_many_attempts',
    'functions/unavailable': 'offline',
    'functions/deadline-exceeded': 'offline',
  }),
);

const codedError = z.object({ code: z.string() });
const refusal = z.object({ details: z.object({ kind: z.enum(REFUSAL_KINDS) }) });

/** What a thrown error of Auth or of a callable means; a callable's own reason comes before its status. */
export function accountErrorKind(error: unknown): AccountErrorKind {
  const refused = refusal.safeParse(error);
  if (refused.success) return { refusal: refused.data.details.kind };
  const coded = codedError.safeParse(error);
  return (coded.success ? KIND_OF_CODE.get(coded.data.code) : undefined) ?? 'unknown';
}
