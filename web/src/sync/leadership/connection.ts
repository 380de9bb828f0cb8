import { childOf } from '#sync/aborts.ts';
import { wakeAll, type LeadershipContext } from '#sync/context.ts';
import { reportFailure } from '#sync/failure/failure.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { pauseAfter } from '#sync/failure/retry.ts';
import { confirmMembership, keepMembership, watchMembership } from '#sync/membership/membership-keeper.ts';
import { followEpoch } from './epoch.ts';
import { watchRelease } from './release.ts';

const LONGEST_PAUSE_MS = 60_000;

/**
 * While there is a connection and somebody is signed in: watches the own row, and lets pull and push run once it is
 * known. Another connection may have been opened before this one has ended: each takes back only what it gave.
 */
export async function runConnection(context: LeadershipContext, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    const attempt = childOf(signal);
    const endConnection = () => {
      if (context.connection.current === attempt.signal) context.connection.current = null;
    };
    const keeper = keepMembership(context, attempt.signal, {
      confirmed() {
        failures = 0;
        context.connection.current = attempt.signal;
        wakeAll(context);
      },
      hidden: endConnection,
    });
    const restart = () => attempt.abort();
    const confirm = () => confirmMembership(context, keeper, restart);
    context.confirm.current = confirm;
    // First, since what is asked second waits for the answer on a slow line: pulls need the epoch, only sending the release.
    const epochs = followEpoch(context, attempt.signal, restart);
    watchRelease(context, attempt.signal);
    try {
      await Promise.race([epochs.ended, watchMembership(context, keeper, epochs, attempt.signal)]);
      failures = 0;
      continue;
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      reportFailure(context, error.kind);
    } finally {
      attempt.abort();
      endConnection();
      if (context.confirm.current === confirm) context.confirm.current = null;
    }
    if (signal.aborted) return;
    const pause = pauseAfter(failures, context.ports.random(), LONGEST_PAUSE_MS);
    await context.pauses.pause(pause, signal);
  }
}
