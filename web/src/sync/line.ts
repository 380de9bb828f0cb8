import { childOf } from './aborts.ts';
import { ringAll, type SessionContext } from './context.ts';
import { keepMembership, type MembershipKeeper, watchMembership } from './membership-keeper.ts';
import { reportFailure } from './pusher.ts';
import { RemoteError } from './remote-error.ts';
import { pauseAfter } from './retry.ts';

const LONGEST_PAUSE_MS = 60_000;

/**
 * While there is a line and somebody is signed in: watches the own row, and lets pull and push run once it is
 * known. `open` tells which keeper answers for the membership; null between two.
 */
export async function runLine(
  context: SessionContext,
  signal: AbortSignal,
  open: (keeper: MembershipKeeper | null) => void,
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    const attempt = childOf(signal);
    const keeper = keepMembership(context, attempt.signal, () => {
      failures = 0;
      context.line.current = attempt.signal;
      ringAll(context);
    });
    open(keeper);
    try {
      await watchMembership(context, keeper, attempt.signal);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      reportFailure(context, error.kind);
    } finally {
      attempt.abort();
      context.line.current = null;
      open(null);
    }
    if (signal.aborted) return;
    const pause = Math.min(pauseAfter(failures, context.ports.random()), LONGEST_PAUSE_MS);
    await context.pauses.pause(pause, signal);
  }
}
