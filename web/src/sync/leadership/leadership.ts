import { childOf } from '#sync/aborts.ts';
import {
  createSharedParts,
  type MembershipEvent,
  wakeAll,
  type LeadershipContext,
  type SyncAccount,
} from '#sync/context.ts';
import type { EventLog } from '#sync/event-log.ts';
import { untilStored } from '#sync/failure/store-trouble.ts';
import { runUploader } from '#sync/files/uploader.ts';
import type { Ports } from '#sync/ports.ts';
import { forgetPauses, recoverWork } from '#sync/push/entry-transactions.ts';
import { runPusher } from '#sync/push/pusher.ts';
import type { SyncSettings } from '#sync/settings.ts';
import { runConnection } from './connection.ts';
import { createStatusReporter } from './status-reporter.ts';

export type LeadershipOptions = {
  account: SyncAccount;
  ports: Ports;
  settings: SyncSettings;
  events: EventLog;
  onMembership: (event: MembershipEvent) => void;
  endForGood: () => void;
  /** Gives the caller the way to try everything at once. */
  onReady: (flush: () => void) => void;
};

/** The work of the leading tab until `signal` aborts. Rejects when the device's database fails. */
export async function runLeadership(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  const { ports, settings } = options;
  const session = childOf(signal);
  let failure: { error: unknown } | null = null;
  const fail = (error: unknown) => {
    if (!session.signal.aborted) failure ??= { error };
    session.abort();
  };

  await recoverWork(ports.store, new Set());
  await ports.store.tidyFiles();
  const context: LeadershipContext = {
    ...options,
    ...createSharedParts(ports),
    signal: session.signal,
    fail,
    report: await createStatusReporter(ports, settings, options.events, session.signal),
  };
  if (session.signal.aborted) return;

  const stops = watchWorld(context);
  options.onReady(() => tryEverything(context));
  session.signal.addEventListener('abort', () => wakeAll(context), { once: true });
  await Promise.all([runPusher(context), runUploader(context), recoverAbandoned(context)]).catch(fail);
  for (const stop of stops) stop();
  if (failure !== null) throw (failure as { error: unknown }).error; // assigned in `fail`, which the compiler does not follow
}

const ABANDONED_MS = 10 * 60_000;

/**
 * In a browser without locks several tabs send, and one that is closed leaves its work behind while no other begins
 * anew. Where the lead is exclusive there is nothing to find.
 */
async function recoverAbandoned(context: LeadershipContext): Promise<void> {
  const { signal, pauses, ports, onTheWay } = context;
  while (!signal.aborted) {
    await pauses.pause(ABANDONED_MS, signal);
    if (signal.aborted) return;
    const { entries, uploads } = await ports.store
      .transaction([], async (tx) => ({ entries: await tx.entries(), uploads: await tx.uploads() }))
      .catch(() => ({ entries: [], uploads: [] }));
    const sending = [
      ...entries.filter(({ state }) => state === 'sending').map(({ op_id }) => op_id),
      ...uploads.filter(({ state }) => state === 'sending').map(({ upload_id }) => upload_id),
    ];
    if (sending.some((id) => !onTheWay.has(id)))
      await untilStored(context, () => recoverWork(ports.store, onTheWay));
  }
}

/** Connection, identity, wake-ups and new work, each to what must know of it. Returns how to stop watching. */
function watchWorld(context: LeadershipContext): (() => void)[] {
  const { connectivity, database, store } = context.ports;
  let connection: AbortController | null = null;
  let online = connectivity.isOnline();
  let uid: string | null = null;
  const update = () => {
    const isOpen = online && uid === context.account.uid;
    if (!isOpen) {
      connection?.abort();
      connection = null;
    } else if (connection === null) {
      connection = childOf(context.signal);
      runConnection(context, connection.signal).catch(context.fail);
      tryEverything(context);
    }
  };
  context.report({ kind: 'network', online });
  return [
    store.watchWork(() => wakeAll(context)),
    connectivity.watchWake(() => tryEverything(context)),
    connectivity.watchOpened((clientId) => context.opened.open(clientId)),
    connectivity.watch((isOnline) => {
      online = isOnline;
      context.report({ kind: 'network', online });
      update();
    }),
    database.watchIdentity((current) => {
      uid = current;
      context.report({ kind: 'identity', signed_in: uid === context.account.uid });
      update();
    }),
  ];
}

/** Nothing waits out its pause any longer. */
function tryEverything(context: LeadershipContext): void {
  context.pauses.wakeAll();
  untilStored(context, () => forgetPauses(context.ports.store)).then(() => wakeAll(context), context.fail);
}
