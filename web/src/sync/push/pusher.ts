import { toInstant } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { sendingConnection, type LeadershipContext } from '#sync/context.ts';
import { createAlarm } from '#sync/failure/pauses.ts';
import { kindOf, type RemoteErrorKind } from '#sync/failure/remote-error.ts';
import { settleFailure } from '#sync/failure/settle-failure.ts';
import { untilStored } from '#sync/failure/store-trouble.ts';
import { laterOf } from '#sync/instants.ts';
import { isMirrored } from '#sync/scopes.ts';
import { claimEntry, parkSent, postpone, readWaiting, settleOutcome } from './entry-transactions.ts';
import { isHeldEntry } from './held.ts';
import { nextDue, sendableEntries } from './lanes.ts';
import { pushEntry } from './push.ts';

/** Sends the outbox for as long as the session lasts; rests while there is no connection. */
export async function runPusher(context: LeadershipContext): Promise<void> {
  const { signal, work, ports, settings } = context;
  const setAlarm = createAlarm(ports.clock, signal, work.pushes.wake);
  let sends = 0;
  while (!signal.aborted) {
    if (sendingConnection(context) !== null) {
      const choice = await untilStored(context, () =>
        chooseEntries(context, settings.parallel_sends - sends),
      );
      if (choice === null) return;
      setAlarm(choice.nextDue_at);
      for (const entry of choice.chosen) {
        context.onTheWay.add(entry.op_id);
        const claimed = await untilStored(context, () => claimEntry(ports.store, entry));
        if (claimed === null) {
          context.onTheWay.delete(entry.op_id);
          continue;
        }
        sends += 1;
        void sendEntry(context, claimed)
          .catch(context.fail)
          .finally(() => {
            sends -= 1;
            context.onTheWay.delete(entry.op_id);
            work.pushes.wake();
          });
      }
    }
    await work.pushes.wait();
  }
}

/** The oldest entries are enough most of the time. Only when they leave room are all of them read, since that takes long after a day without a connection. */
const OLDEST = 100;

async function chooseEntries(
  context: LeadershipContext,
  free: number,
): Promise<{ chosen: OutboxEntry[]; nextDue_at: number | null }> {
  const { ports, resyncing } = context;
  const choose = async (limit?: number) => {
    const waiting = await readWaiting(ports.store, limit);
    // One look at the clock for both: what becomes due between two looks would be neither sent nor awaited.
    const now = ports.clock.now();
    const held = new Set([...resyncing, ...uncompared(context)].map(({ entity }) => entity));
    return {
      chosen: sendableEntries(waiting, now, free).filter(({ entity }) => !held.has(entity)),
      nextDue_at: nextDue(waiting.entries, 'queued', now),
      isAll: waiting.entries.length < OLDEST,
    };
  };
  const oldest = await choose(OLDEST);
  return oldest.chosen.length >= free || oldest.isAll ? oldest : choose();
}

const uncompared = ({ scopes, restored }: LeadershipContext) =>
  (scopes.current ?? []).filter(({ key }) => restored.has(key));

async function sendEntry(context: LeadershipContext, entry: OutboxEntry): Promise<void> {
  if (isHeldEntry(context, entry)) return fail(context, entry, 'paused');
  const { store, database, clock } = context.ports;
  const device = toInstant(new Date(clock.now()));
  // Of a device whose clock is behind, what it has just sent must not look old: a restore compares what is new.
  const now = laterOf(device, context.server.now() ?? device);
  const epoch = context.epoch.id;
  const outcome = await pushEntry(database, entry, now, epoch).catch(
    (error: unknown) => ({ kind: 'failed', error: kindOf(error) }) as const,
  );
  // Without a session there is no lead: who leads next asks for the receipt.
  if (context.signal.aborted) return;
  if (outcome.kind === 'failed') return fail(context, entry, outcome.error);
  context.report({ kind: 'exchanged', at: clock.now() });
  const isSettled = await untilStored(context, () =>
    settleOutcome(store, entry, outcome, epoch ?? null, (row) => {
      const scopes = context.scopes.current;
      return scopes === null || isMirrored(scopes, entry.entity, row);
    }),
  );
  if (isSettled === false) return fail(context, entry, 'unavailable');
  context.events.add(
    outcome.kind === 'applied'
      ? { kind: 'sent', entity: entry.entity }
      : { kind: 'parked', entity: entry.entity, reason: outcome.kind },
  );
}

async function fail(context: LeadershipContext, entry: OutboxEntry, error: RemoteErrorKind): Promise<void> {
  const { store } = context.ports;
  const settled = await settleFailure(context, entry.failures, error, (reason, again) =>
    reason === null ? postpone(store, entry, again) : parkSent(store, entry, reason),
  );
  if (settled === null) return;
  const { reason, count } = settled;
  context.events.add(
    reason === null
      ? { kind: 'send_failed', entity: entry.entity, error, count }
      : { kind: 'parked', entity: entry.entity, reason },
  );
}
