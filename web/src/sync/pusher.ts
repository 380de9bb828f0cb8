import { toInstant } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox-entry.ts';
import { membershipAfterRefusal, type SessionContext } from './context.ts';
import { claimEntry, parkSent, postpone, readWaiting, settleOutcome } from './entry-transactions.ts';
import { nextDue, sendableEntries } from './lanes.ts';
import { createAlarm } from './pauses.ts';
import { pushEntry } from './push.ts';
import { kindOf, type RemoteErrorKind } from './remote-error.ts';
import { pauseAfter, verdictOn } from './retry.ts';
import { isMirrored } from './scopes.ts';

/** Sends the outbox for as long as the session lasts; rests while there is no line. */
export async function runPusher(context: SessionContext): Promise<void> {
  const { signal, work, ports, settings } = context;
  const setAlarm = createAlarm(ports.clock, signal, work.pushes.ring);
  let onTheWay = 0;
  while (!signal.aborted) {
    if (context.line.current?.aborted === false) {
      const { chosen, nextDue_at } = await chooseEntries(context, settings.parallel_sends - onTheWay);
      setAlarm(nextDue_at);
      for (const entry of chosen) {
        const claimed = await claimEntry(ports.store, entry);
        if (claimed === null) continue;
        onTheWay += 1;
        void sendEntry(context, claimed)
          .catch(context.fail)
          .finally(() => {
            onTheWay -= 1;
            work.pushes.ring();
          });
      }
    }
    await work.pushes.wait();
  }
}

/**
 * The oldest entries are enough most of the time: what one waits for was always written before it. Only when
 * they leave room are all of them read, since that takes long after a day without a line.
 */
const OLDEST = 100;

async function chooseEntries(
  { ports }: SessionContext,
  free: number,
): Promise<{ chosen: OutboxEntry[]; nextDue_at: number | null }> {
  const choose = async (limit?: number) => {
    const waiting = await readWaiting(ports.store, limit);
    // One look at the clock for both: what becomes due between two looks would be neither sent nor awaited.
    const now = ports.clock.now();
    return {
      chosen: sendableEntries(waiting, now, free),
      nextDue_at: nextDue(waiting.entries, 'queued', now),
      isAll: waiting.entries.length < OLDEST,
    };
  };
  const oldest = await choose(OLDEST);
  return oldest.chosen.length >= free || oldest.isAll ? oldest : choose();
}

async function sendEntry(context: SessionContext, entry: OutboxEntry): Promise<void> {
  const { store, database, clock } = context.ports;
  const outcome = await pushEntry(database, entry, toInstant(new Date(clock.now()))).catch(
    (error: unknown) => ({ kind: 'failed', error: kindOf(error) }) as const,
  );
  // Without a session there is no lead: whoever leads next asks for the receipt.
  if (context.signal.aborted) return;
  if (outcome.kind === 'failed') return settleFailure(context, entry, outcome.error);
  context.report({ kind: 'exchanged', at: clock.now() });
  await settleOutcome(store, entry, outcome, (row) => {
    const scopes = context.scopes.current;
    return scopes === null || isMirrored(scopes, entry.entity, row);
  });
}

async function settleFailure(
  context: SessionContext,
  entry: OutboxEntry,
  error: RemoteErrorKind,
): Promise<void> {
  const { store } = context.ports;
  const verdict = verdictOn(error, entry.attempts);
  switch (verdict.kind) {
    case 'park':
      return parkSent(store, entry, verdict.reason);
    case 'needs_sign_in':
    case 'retry':
      reportFailure(context, error);
      return postpone(store, entry, nextTry(context, entry.attempts));
    case 'suspect': {
      const membership = await membershipAfterRefusal(context);
      if (context.signal.aborted) return;
      return membership === 'unchanged'
        ? parkSent(store, entry, 'permission_denied')
        : postpone(store, entry, nextTry(context, entry.attempts));
    }
  }
}

export function nextTry({ ports }: SessionContext, attempts: number): number {
  return ports.clock.now() + pauseAfter(attempts, ports.random());
}

export function reportFailure(context: SessionContext, error: RemoteErrorKind): void {
  if (error === 'unavailable') context.report({ kind: 'unreachable' });
  if (error === 'unauthenticated') context.report({ kind: 'token_refused' });
}
