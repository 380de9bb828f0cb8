import type { Failures, OutboxErrorKind } from '#data/outbox/outbox-entry.ts';
import { membershipAfterRefusal, type LeadershipContext } from '#sync/context.ts';
import type { RemoteErrorKind } from './remote-error.ts';
import { pauseAfter, verdictOn } from './retry.ts';

/** What follows for an operation or an upload that the server did not take. */
export type AfterFailure = {
  failures: Failures;
  /** Device time (ms) before which it is not tried again. */
  next_at: number;
  /**
   * Why it waits for the person; null where it is tried again. To be asked when it is stored: a database may take it
   * long after the refusal, when the rights it was refused for have come back.
   */
  parks(): OutboxErrorKind | null;
};

/**
 * Decides by the kind of the error and how often in a row it came; asks for the own row first where the person's rights
 * may have changed. null once the session has ended: who leads next begins with the receipt.
 */
export async function decideFailure(
  context: LeadershipContext,
  before: Failures | undefined,
  error: RemoteErrorKind,
): Promise<AfterFailure | null> {
  const failures = { kind: error, count: before?.kind === error ? before.count + 1 : 1 };
  const next_at = nextTry(context, failures.count);
  const verdict = verdictOn(error, failures.count);
  switch (verdict.kind) {
    case 'park':
      return { failures, next_at, parks: () => verdict.reason };
    case 'needs_sign_in':
    case 'retry':
      reportFailure(context, error);
      return { failures, next_at, parks: () => null };
    case 'suspect': {
      const membership = await membershipAfterRefusal(context);
      if (context.signal.aborted) return null;
      const isAboutIt = membership === 'unchanged' && failures.count >= DENIALS_TO_PARK;
      // Each look at the own row that changes something sets the scopes anew.
      const scopes = context.scopes.current;
      const parks = () => (isAboutIt && scopes === context.scopes.current ? 'permission_denied' : null);
      return { failures, next_at, parks };
    }
  }
}

/** Rights may be taken and given back between the refusal and the look at the own row: asked once more. */
const DENIALS_TO_PARK = 2;

function nextTry({ ports }: LeadershipContext, failures: number): number {
  return ports.clock.now() + pauseAfter(failures, ports.random());
}

export function reportFailure(context: LeadershipContext, error: RemoteErrorKind): void {
  if (error === 'unavailable') context.report({ kind: 'unreachable' });
  if (error === 'unauthenticated') context.report({ kind: 'token_refused' });
}
