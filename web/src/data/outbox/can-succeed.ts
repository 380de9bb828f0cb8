import type { OutboxErrorKind } from './outbox-entry.ts';

/** Whether another try can end otherwise: rights come back and rows change; lost bytes do not. */
export const CAN_SUCCEED: Record<OutboxErrorKind, boolean> = {
  permission_denied: true,
  invalid_argument: true,
  failed_precondition: true,
  not_found: true,
  conflict: true,
  file_missing: false,
  file_refused: true,
  need_discarded: true,
  unreadable: false,
};

/** Whether it can be tried again where it is listed. A conflict is decided with both versions in sight. */
export const canRetryInPlace = (reason: OutboxErrorKind) => reason !== 'conflict' && CAN_SUCCEED[reason];
