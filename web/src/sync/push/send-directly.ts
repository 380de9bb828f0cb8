import { toInstant } from '@portal/domain';
import type { DirectOutcome } from '#data/local/database-context.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { kindOf } from '#sync/failure/remote-error.ts';
import { pauseAfter, verdictOn } from '#sync/failure/retry.ts';
import type { Clock, RemoteDatabase } from '#sync/ports.ts';
import { pushEntry } from './push.ts';

/** How long a person waits before a form without being told anything. */
const PATIENCE_MS = 20_000;

/**
 * Sends an operation that no outbox holds. Applied exactly once however often it is tried here, since its receipt is
 * looked for first; but nobody tries it after this.
 */
export async function sendDirectly(
  { database, clock }: { database: RemoteDatabase; clock: Clock },
  entry: OutboxEntry,
): Promise<DirectOutcome> {
  const until = clock.monotonic() + PATIENCE_MS;
  /** A commit was asked for and its answer never came. */
  let isUncertain = false;
  for (let attempt = 1; ; attempt += 1) {
    let hasWritten = false;
    const watched = noticingWrites(database, () => (hasWritten = true));
    try {
      const { kind } = await pushEntry(watched, entry, toInstant(new Date(clock.now())));
      if (kind === 'applied') return 'sent';
      return isUncertain ? 'unknown' : 'refused';
    } catch (error) {
      const kind = kindOf(error);
      isUncertain ||= hasWritten && (kind === 'unavailable' || kind === 'unknown');
      const failed = isUncertain ? 'unknown' : 'not_sent';
      if (kind === 'unauthenticated') return failed;
      if (verdictOn(kind, attempt).kind !== 'retry') return isUncertain ? 'unknown' : 'refused';
      const pause = pauseAfter(attempt, 0);
      if (clock.monotonic() + pause >= until) return failed;
      await new Promise<void>((resolve) => clock.after(pause, resolve));
    }
  }
}

/** Until something is written there is nothing that a server could have taken. */
function noticingWrites(database: RemoteDatabase, onWrite: () => void): RemoteDatabase {
  return {
    ...database,
    runTransaction: (decide) =>
      database.runTransaction((tx) =>
        decide({
          readEpoch: () => tx.readEpoch(),
          readRow: (entity, id) => tx.readRow(entity, id),
          readReceipt: (opId) => tx.readReceipt(opId),
          write: (write) => {
            onWrite();
            tx.write(write);
          },
        }),
      ),
  };
}
