import { backoff } from '@portal/domain';
import type { OutboxErrorKind } from '#data/outbox/outbox-entry.ts';
import type { RemoteErrorKind } from './remote-error.ts';

/** Long enough to spare a server in trouble, short enough that nobody waits for it in vain. */
export const LONGEST_PAUSE_MS = 5 * 60_000;
const PAUSES = { first_ms: 1_000, longest_ms: LONGEST_PAUSE_MS };

/** Lost races for a document end after a few tries; so many in a row are no race. */
const MOST_CONTENDED = 8;
/** An error without a known kind may pass; one that does not belongs before the person. */
const MOST_UNKNOWN = 12;

/** `longest` where nobody must be spared for that long. */
export const pauseAfter = (failures: number, fraction: number, longest = LONGEST_PAUSE_MS): number =>
  Math.min(backoff(PAUSES, failures, fraction), longest);

/** Whether a waiting entry may be tried; a device clock set back must not hold it for long. */
export function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + LONGEST_PAUSE_MS;
}

export type Verdict =
  | { kind: 'retry' }
  | { kind: 'needs_sign_in' }
  /** Perhaps the person's rights changed: look at the own row first, then park. */
  | { kind: 'suspect' }
  | { kind: 'park'; reason: OutboxErrorKind };

/** What follows from an error of the server, by its kind and how often in a row it came. */
export function verdictOn(kind: RemoteErrorKind, inARow: number): Verdict {
  switch (kind) {
    case 'unavailable':
    case 'exhausted':
    case 'paused':
      return { kind: 'retry' };
    case 'contention':
      return inARow < MOST_CONTENDED ? { kind: 'retry' } : { kind: 'park', reason: 'failed_precondition' };
    case 'unknown':
      return inARow < MOST_UNKNOWN ? { kind: 'retry' } : { kind: 'park', reason: 'failed_precondition' };
    case 'unauthenticated':
      return { kind: 'needs_sign_in' };
    case 'permission_denied':
      return { kind: 'suspect' };
    case 'invalid_argument':
    case 'failed_precondition':
    case 'not_found':
      return { kind: 'park', reason: kind };
  }
}
