import { setMaxListeners } from 'node:events';
import { createSyncEngine } from '#sync/create-sync-engine.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import { MemoryDisk } from '../model/memory-disk.ts';
import { createMemoryStore } from '../model/memory-store.ts';
import { createModelFiles, ModelBucket } from '../model/model-files.ts';
import { ModelLink } from '../model/model-link.ts';
import { createModelRemote } from '../model/model-remote.ts';
import { ModelServer } from '../model/model-server.ts';
import { DeviceClock } from '../simulator/device-clock.ts';
import { seededRandom } from '../simulator/seeded-random.ts';
import { VirtualTime } from '../simulator/virtual-time.ts';
import { appUser } from '../support/app-user.ts';
import { countedRemote, type Reads } from './counted-remote.ts';

// One signal for hundreds of pulls is no leak.
setMaxListeners(0);

const TENANT = 'firm';
const UID = 'ana';
const DAY_MS = 86_400_000;

/** A client's login with many companies, and its device: nothing goes wrong here. */
export class ManyCompanies {
  readonly companies: string[];
  readonly disk = new MemoryDisk();
  readonly time = new VirtualTime();
  /** Open now, and at most: of all kinds. */
  readonly listeners = { open: 0, most: 0 };
  readonly reads: Reads;
  private readonly server = new ModelServer(TENANT, 1);
  private readonly meter: ReturnType<typeof countedRemote>;
  private readonly engine: ReturnType<typeof createSyncEngine>;
  private tellOpened: (clientId: string) => void = () => undefined;
  private written = 0;

  constructor(count: number) {
    this.time.now = Date.parse('2026-11-20T12:00:00Z');
    this.companies = Array.from({ length: count }, (_, i) => `c${String(i + 1).padStart(2, '0')}`);
    this.server.setUser(appUser(UID, TENANT, 'client', this.companies));
    for (const [i, id] of this.companies.entries()) this.write(id, this.time.now - (i + 1) * DAY_MS);
    const trouble = { drop_acks: 0, turn_away: 0, late_commits_ms: 0, parts: 0 };
    const link = new ModelLink(this.time, seededRandom(1), trouble);
    const remote = createModelRemote(this.server, link, UID, (listener) => {
      void link.step().then(() => listener(UID));
      return () => undefined;
    });
    this.meter = countedRemote(remote, () => true);
    this.reads = this.meter.reads;
    this.engine = createSyncEngine({
      account: { uid: UID, tenant_id: TENANT },
      ports: {
        store: createMemoryStore(this.disk),
        database: this.counted(this.meter.remote),
        files: createModelFiles(new ModelBucket(), this.server, link, UID),
        connectivity: {
          isOnline: () => true,
          watch: () => () => undefined,
          watchWake: () => () => undefined,
          watchOpened: (listener) => {
            this.tellOpened = listener;
            return () => undefined;
          },
        },
        leader: { whileLeading: (_name, _signal, lead) => lead() },
        release: this.server.release('1.0.0'),
        clock: new DeviceClock(this.time).ofTab(link),
        random: () => 0.5,
      },
      onMembership: () => undefined,
    });
    this.engine.start();
  }

  pass(ms: number): Promise<void> {
    return this.time.runUntil(this.time.now + ms);
  }

  async stop(): Promise<void> {
    const stopped = this.engine.stop();
    await this.pass(60_000);
    await stopped;
  }

  resetReads(): void {
    this.meter.reset();
  }

  /** The person looks at this one. */
  open(clientId: string): void {
    this.tellOpened(clientId);
  }

  /** The firm adds an obligation to a company; answers its id. */
  write(clientId: string, at = this.time.now): string {
    this.written += 1;
    const id = `row${String(this.written).padStart(4, '0')}`;
    const fields = { client_id: clientId, name: id };
    const row = { tenant_id: TENANT, entity: 'obligations', doc_id: id, kind: 'create', fields } as const;
    this.server.writeAsFunction({ ...row, op_id: `fn_${id}`, client_id: clientId, changed: [] }, at);
    return id;
  }

  holds(id: string): boolean {
    return this.disk.table('obligations').has(id);
  }

  private counted(remote: RemoteDatabase): RemoteDatabase {
    const count = (stop: () => void) => {
      this.listeners.open += 1;
      this.listeners.most = Math.max(this.listeners.most, this.listeners.open);
      let isOpen = true;
      return () => {
        if (isOpen) this.listeners.open -= 1;
        isOpen = false;
        stop();
      };
    };
    return {
      ...remote,
      listen: (...args) => count(remote.listen(...args)),
      watchOwnRow: (...args) => count(remote.watchOwnRow(...args)),
      watchEpoch: (...args) => count(remote.watchEpoch(...args)),
      watchMinimumVersion: (...args) => count(remote.watchMinimumVersion(...args)),
    };
  }
}
