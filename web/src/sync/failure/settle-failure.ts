import type { Failures, OutboxErrorKind } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { type AfterFailure, decideFailure } from './failure.ts';
import type { RemoteErrorKind } from './remote-error.ts';
import { untilStored } from './store-trouble.ts';

/**
 * Stores what follows for work that the server did not take: a reason sets it aside, none tries it again. null once the
 * session has ended before that was decided.
 */
export async function settleFailure(
  context: LeadershipContext,
  before: Failures | undefined,
  error: RemoteErrorKind,
  store: (reason: OutboxErrorKind | null, again: Omit<AfterFailure, 'parks'>) => Promise<unknown>,
): Promise<{ reason: OutboxErrorKind | null; count: number } | null> {
  const follows = await decideFailure(context, before, error);
  if (follows === null) return null;
  const { failures, next_at } = follows;
  const stored = await untilStored(context, async () => {
    const reason = follows.parks();
    await store(reason, { failures, next_at });
    return reason;
  });
  return { reason: stored, count: failures.count };
}
