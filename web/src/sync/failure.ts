import type { Failures, OutboxErrorKind } from '#data/outbox-entry.ts';
import { membershipAfterRefusal, type SessionContext } from './context.ts';
import type { RemoteErrorKind } from './remote-error.ts';
import { pauseAfter, verdictOn } from './retry.ts';

/** What follows for an operation or an upload that the server did not take. */
export type AfterFailure =
  { kind: 'park'; reason: OutboxErrorKind } | { kind: 'again'; failures: Failures; next_at: number };

/**
 * Decides by the kind of the error and how often in a row it came; asks for the own row first where the person's rights
 * may have changed. null once the session has ended: who leads next begins with the receipt.
 */
export async function decideFailure(
  context: SessionContext,
  before: Failures | undefined,
  error: RemoteErrorKind,
): Promise<AfterFailure | null> {
  const failures = { kind: error, count: before?.kind === error ? before.count + 1 : 1 };
  const again = () => ({ kind: 'again', failures, next_at: nextTry(context, failures.count) }) as const;
  const verdict = verdictOn(error, failures.count);
  switch (verdict.kind) {
    case 'park':
      return { kind: 'park', reason: verdict.reason };
    case 'needs_sign_in':
    case 'retry':
      reportFailure(context, error);
      return again();
    case 'suspect': {
      const membership = await membershipAfterRefusal(context);
      if (context.signal.aborted) return null;
      const isAboutIt = membership === 'unchanged' && failures.count >= DENIALS_TO_PARK;
      return isAboutIt ? { kind: 'park', reason: 'permission_denied' } : again();
    }
  }
}

/** Rights may be taken and given back between the refusal and the look at the own row: asked once more. */
const DENIALS_TO_PARK = 2;

function nextTry({ ports }: SessionContext, failures: number): number {
  return ports.clock.now() + pauseAfter(failures, ports.random());
}

export function reportFailure(context: SessionContext, error: RemoteErrorKind): void {
  if (error === 'unavailable') context.report({ kind: 'unreachable' });
  if (error === 'unauthenticated') context.report({ kind: 'token_refused' });
}
