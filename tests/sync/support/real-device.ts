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
    online: boolean,
  ) {
    // Sets the node environment's IndexedDB up; the database itself is named after the firm of this test.
    openTestAccount();
    this.account = { db: openDatabase(uid, firm.tenantId), uid, tenant_id: firm.tenantId };
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
        },
        release: { version: '1.0.0', served: () => Promise.resolve('1.0.0') },
        leader: { whileLeading: (_name, _signal, lead) => lead() },
        clock: systemClock,
        random: Math.random,
      },
      onMembership: (event) => this.memberships.push(event),
      onFault: (error) => this.faults.push(error),
    });
    this.engine.start();
  }

  static async open(firm: RealFirm, uid: string, { online = true } = {}): Promise<RealDevice> {
    return new RealDevice(firm, uid, await firm.signIn(uid), online);
  }

  setOnline(online: boolean): void {
    this.online = online;
    for (const listener of this.listeners) listener(online);
  }

  async close(): Promise<void> {
    await this.engine.stop();
    this.account.db.close();
  }
}
