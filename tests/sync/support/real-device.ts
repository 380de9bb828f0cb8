import { setMaxListeners } from 'node:events';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openDatabase } from '#data/local/database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { systemClock } from '#sync/adapters/system-clock.ts';
import { createSyncEngine, type MembershipEvent, type SyncEngine } from '#sync/index.ts';
import type { RealFirm } from './real-firm.ts';

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

type DeviceOptions = {
  online?: boolean;
  /** The app's version, and the one that hosting serves. */
  version?: string;
  served?: string;
  /** What a device that was there before holds. */
  keeps?: LocalAccount | null;
};

/** A person's browser on the local backend: the real store, the real server, and a connection that can be cut. */
export class RealDevice {
  readonly account: LocalAccount;
  readonly memberships: MembershipEvent[] = [];
  readonly faults: unknown[] = [];
  private readonly engine: SyncEngine;
  private readonly listeners = new Set<(online: boolean) => void>();
  private online: boolean;

  private constructor(
    firm: RealFirm,
    uid: string,
    remote: Awaited<ReturnType<RealFirm['signIn']>>,
    { online = true, version = '1.0.0', served = '1.0.0', keeps = null }: DeviceOptions,
  ) {
    // Sets the node environment's IndexedDB up; the database itself is named after the firm of this test.
    if (keeps === null) openTestAccount();
    this.account = keeps ?? { db: openDatabase(uid, firm.tenantId), uid, tenant_id: firm.tenantId };
    this.online = online;
    this.engine = createSyncEngine({
      account: { uid, tenant_id: firm.tenantId },
      ports: {
        store: createDexieStore(this.account.db),
        ...remote,
        connectivity: {
          isOnline: () => this.online,
          watch: (listener) => {
            this.listeners.add(listener);
            return () => this.listeners.delete(listener);
          },
          watchWake: () => () => undefined,
          watchOpened: () => () => undefined,
        },
        release: { version, served: () => Promise.resolve(served) },
        leader: { whileLeading: (_name, _signal, lead) => lead() },
        clock: systemClock,
        random: Math.random,
      },
      onMembership: (event) => this.memberships.push(event),
      onFault: (error) => this.faults.push(error),
    });
    this.engine.start();
  }

  static async open(firm: RealFirm, uid: string, options: DeviceOptions = {}): Promise<RealDevice> {
    return new RealDevice(firm, uid, await firm.signIn(uid), options);
  }

  setOnline(online: boolean): void {
    this.online = online;
    for (const listener of this.listeners) listener(online);
  }

  /** The page is over, and the device keeps what it holds. */
  async leave(): Promise<void> {
    await this.engine.stop();
  }

  async close(): Promise<void> {
    await this.leave();
    this.account.db.close();
  }
}
