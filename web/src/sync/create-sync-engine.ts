import { untilAborted } from './aborts.ts';
import type { MembershipEvent, SyncAccount } from './context.ts';
import { createEventLog } from './event-log.ts';
import { createPauses } from './failure/pauses.ts';
import { pauseAfter } from './failure/retry.ts';
import { StoreError } from './failure/store-error.ts';
import { runLeadership } from './leadership/leadership.ts';
import type { Ports } from './ports.ts';
import { SYNC_SETTINGS, type SyncSettings } from './settings.ts';

export type SyncEngine = {
  /** Leads as soon as no other tab of this account does. */
  start(): void;
  /** Ends all work and watching of this tab; what was on its way is asked about by the next leader. */
  stop(): Promise<void>;
  /** Tries everything that waits at once. */
  flush(): void;
};

export type SyncEngineOptions = {
  account: SyncAccount;
  ports: Ports;
  settings?: Partial<SyncSettings>;
  onMembership: (event: MembershipEvent) => void;
  /** Something nobody foresaw; the engine begins anew after a pause. For the developer's eyes: it is in the log too. */
  onFault?: (error: unknown) => void;
};

/** After so long a fault is the first one again. */
const LONG_SESSION_MS = 10 * 60_000;

/**
 * The sync engine of one account on one device: sends the outbox, mirrors what the person may see, keeps within
 * what the own row allows. The room's one door; see README.md for its laws.
 */
export function createSyncEngine(options: SyncEngineOptions): SyncEngine {
  const { account, ports } = options;
  const stopping = new AbortController();
  const pauses = createPauses(ports.clock);
  let running: Promise<void> | null = null;
  const events = createEventLog(ports);
  let flush = () => {};

  async function lead(): Promise<void> {
    events.add({ kind: 'lead', is_leading: true });
    for (let faults = 1; !stopping.signal.aborted; faults += 1) {
      const began = ports.clock.monotonic();
      try {
        await runLeadership(
          {
            account,
            ports,
            settings: { ...SYNC_SETTINGS, ...options.settings },
            events,
            onMembership: options.onMembership,
            endForGood: () => stopping.abort(),
            onReady: (tryAll) => (flush = tryAll),
          },
          stopping.signal,
        );
      } catch (error) {
        // A store that was closed under a stopping engine is no fault.
        if (!stopping.signal.aborted) tellFault(error);
      }
      flush = () => {};
      if (ports.clock.monotonic() - began > LONG_SESSION_MS) faults = 0;
      await pauses.pause(pauseAfter(faults, ports.random()), stopping.signal);
    }
  }

  function tellFault(error: unknown): void {
    // Its name alone: a message may hold what a person wrote.
    events.add({ kind: 'fault', error: error instanceof Error ? error.name : typeof error });
    // A database that fails is nothing the developer could mend.
    if (!(error instanceof StoreError)) options.onFault?.(error);
  }

  return {
    start() {
      const name = `portal.sync.${account.tenant_id}.${account.uid}`;
      running ??= ports.leader.whileLeading(name, stopping.signal, lead);
    },
    async stop() {
      stopping.abort();
      await Promise.all([running, untilAborted(stopping.signal)]);
      events.add({ kind: 'lead', is_leading: false });
      await events.flush();
    },
    flush: () => flush(),
  };
}
