import { untilAborted } from './aborts.ts';
import type { MembershipLoss, SyncAccount } from './context.ts';
import { createPauses } from './pauses.ts';
import type { Ports } from './ports.ts';
import { pauseAfter } from './retry.ts';
import { runSession } from './session.ts';
import { SYNC_SETTINGS, type SyncSettings } from './settings.ts';

export type SyncEngine = {
  /** Leads as soon as no other tab of this account does. */
  start(): void;
  /** Ends all work and watching of this tab; what was on its way is asked about by whoever leads next. */
  stop(): Promise<void>;
  /** Tries everything that waits at once. */
  flush(): void;
};

export type SyncEngineOptions = {
  account: SyncAccount;
  ports: Ports;
  settings?: Partial<SyncSettings>;
  onMembershipLost: (loss: MembershipLoss) => void;
  /** The device's database failed; the engine begins anew after a pause. For the developer's eyes. */
  onFault?: (error: unknown) => void;
};

/**
 * The sync engine of one account on one device: sends the outbox, mirrors what the person may see, keeps within
 * what the own row allows. The room's one door; see README.md for its laws.
 */
export function createSyncEngine(options: SyncEngineOptions): SyncEngine {
  const { account, ports } = options;
  const stopping = new AbortController();
  const pauses = createPauses(ports.clock);
  let running: Promise<void> | null = null;
  let flush = () => {};

  async function lead(): Promise<void> {
    for (let faults = 1; !stopping.signal.aborted; faults += 1) {
      try {
        await runSession(
          {
            account,
            ports,
            settings: { ...SYNC_SETTINGS, ...options.settings },
            onMembershipLost: options.onMembershipLost,
            endForGood: () => stopping.abort(),
            onReady: (tryAll) => (flush = tryAll),
          },
          stopping.signal,
        );
      } catch (error) {
        // A store that was closed under a stopping engine is no fault.
        if (!stopping.signal.aborted) options.onFault?.(error);
      }
      flush = () => {};
      await pauses.pause(pauseAfter(faults, ports.random()), stopping.signal);
    }
  }

  return {
    start() {
      const name = `portal.sync.${account.tenant_id}.${account.uid}`;
      running ??= ports.leader.whileLeading(name, stopping.signal, lead);
    },
    async stop() {
      stopping.abort();
      await Promise.all([running, untilAborted(stopping.signal)]);
    },
    flush: () => flush(),
  };
}
