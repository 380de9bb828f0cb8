import { childOf } from '#sync/aborts.ts';
import { ringAll, type SessionContext } from '#sync/context.ts';
import { reportFailure } from '#sync/failure/failure.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { pauseAfter } from '#sync/failure/retry.ts';
import { confirmMembership, keepMembership, watchMembership } from '#sync/membership/membership-keeper.ts';

const LONGEST_PAUSE_MS = 60_000;

/**
 * While there is a line and somebody is signed in: watches the own row, and lets pull and push run once it is
 * known. Another line may have been opened before this one has ended: each takes back only what it gave.
 */
export async function runLine(context: SessionContext, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    const attempt = childOf(signal);
    const closeLine = () => {
      if (context.line.current === attempt.signal) context.line.current = null;
    };
    const keeper = keepMembership(context, attempt.signal, {
      confirmed() {
        failures = 0;
        context.line.current = attempt.signal;
        ringAll(context);
      },
      hidden: closeLine,
    });
    const confirm = () => confirmMembership(context, keeper, () => attempt.abort());
    context.confirm.current = confirm;
    try {
      await watchMembership(context, keeper, attempt.signal);
      failures = 0;
      continue;
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      reportFailure(context, error.kind);
    } finally {
      attempt.abort();
      closeLine();
      if (context.confirm.current === confirm) context.confirm.current = null;
    }
    if (signal.aborted) return;
    const pause = pauseAfter(failures, context.ports.random(), LONGEST_PAUSE_MS);
    await context.pauses.pause(pause, signal);
  }
}
