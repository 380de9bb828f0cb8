import { toInstant } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox-entry.ts';
import { membershipAfterRefusal, ringAll, type SessionContext } from './context.ts';
import { claimEntry, parkSent, postpone, readWaiting, settleOutcome } from './entry-transactions.ts';
import { nextDue, sendableEntries, type Waiting } from './lanes.ts';
import { pushEntry } from './push.ts';
import { kindOf, type RemoteErrorKind } from './remote-error.ts';
import { pauseAfter, verdictOn } from './retry.ts';
import { isMirrored } from './scopes.ts';

/** Sends the outbox for as long as the session lasts; rests while there is no line. */
export async function runPusher(context: SessionContext): Promise<void> {
  const { signal, work, ports, settings } = context;
  let onTheWay = 0;
  let disarm = () => {};
  signal.addEventListener('abort', () => disarm(), { once: true });
  while (!signal.aborted) {
    if (context.line.current?.aborted === false) {
      const { chosen, waiting } = await chooseEntries(context, settings.parallel_sends - onTheWay);
      disarm();
      disarm = ringWhenDue(context, waiting);
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
): Promise<{ chosen: OutboxEntry[]; waiting: Waiting }> {
  const choose = async (limit?: number) => {
    const waiting = await readWaiting(ports.store, limit);
    return { chosen: sendableEntries(waiting, ports.clock.now(), free), waiting };
  };
  const oldest = await choose(OLDEST);
  const isEnough = oldest.chosen.length >= free || oldest.waiting.entries.length < OLDEST;
  return isEnough ? oldest : choose();
}

/** For entries and uploads that wait out a pause. */
function ringWhenDue(context: SessionContext, waiting: Waiting): () => void {
  const { clock } = context.ports;
  const due = nextDue(waiting, clock.now());
  return due === null ? () => {} : clock.after(due - clock.now(), () => ringAll(context));
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
