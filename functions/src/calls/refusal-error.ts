import type { RefusalKind } from '@portal/domain';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';

const CODES = {
  unauthenticated: 'unauthenticated',
  forbidden: 'permission-denied',
  invalid_input: 'invalid-argument',
  not_found: 'not-found',
  not_pending: 'failed-precondition',
  request_closed: 'failed-precondition',
  email_not_verified: 'failed-precondition',
  already_verified: 'failed-precondition',
  client_not_found: 'failed-precondition',
  last_admin: 'failed-precondition',
  own_account: 'failed-precondition',
  account_deleted: 'failed-precondition',
  name_of_staff: 'failed-precondition',
  unknown_tenant: 'failed-precondition',
  invitation_expired: 'failed-precondition',
  invitation_used: 'failed-precondition',
  invitation_withdrawn: 'failed-precondition',
  other_address: 'permission-denied',
  has_account: 'failed-precondition',
  factor_needed: 'unauthenticated',
  factor_demanded: 'failed-precondition',
  no_factor: 'failed-precondition',
  wrong_code: 'permission-denied',
  too_many_requests: 'resource-exhausted',
  // Apps that do not know this kind read the code, and ask for patience. A 503 would set off the alert for failing functions.
  firm_closed: 'resource-exhausted',
} as const satisfies Record<RefusalKind, FunctionsErrorCode>;

/** The caller decides by `details.kind`; the message says no more than that, to anyone who asks. */
export function refusalError(kind: RefusalKind): HttpsError {
  return new HttpsError(CODES[kind], kind, { kind });
}
