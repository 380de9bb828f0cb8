import type { RefusalKind } from '@portal/domain';
import type { AccountErrorKind } from './account-service.ts';

/** The reason that one of our own functions gave; null where something else went wrong. */
export function refusalOf(reason: AccountErrorKind): RefusalKind | null {
  return typeof reason !== 'string' && 'refusal' in reason ? reason.refusal : null;
}
