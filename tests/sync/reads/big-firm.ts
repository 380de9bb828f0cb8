import { type EntityName, toInstant } from '@portal/domain';
import { setMaxListeners } from 'node:events';
import { createSyncEngine } from '#sync/create-sync-engine.ts';
import { scopesOf } from '#sync/scopes.ts';
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

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

const TENANT = 'firm';
const UID = 'rui';
const START = Date.parse('2026-11-20T12:00:00Z');
const YEAR_MS = 365 * 86_400_000;
/** For how long a firm is closed that is restored. */
const RESTORE_MS = 2 * 60_000;
/** Between two rows of an import. */
const IMPORT_EVERY_MS = 50;

/** A firm with many rows of one kind, and the device of somebody who mirrors them all: nothing goes wrong here. */
export class BigFirm {
  readonly reads: Reads;
  readonly disk = new MemoryDisk();
  readonly listeners: number;
  private readonly time = new VirtualTime();
  private readonly server = new ModelServer(TENANT, 1);
  private readonly engine: ReturnType<typeof createSyncEngine>;
  private readonly meter: ReturnType<typeof countedRemote>;
  private written = 0;

  constructor(rows: number, isCounted: (entity: EntityName) => boolean = () => true) {
    this.time.now = START;
    const person = appUser(UID, TENANT, 'supervisor', []);
    this.server.setUser(person);
    for (let row = 0; row < rows; row += 1) this.write(START - YEAR_MS + (row * YEAR_MS) / (rows + 1));
    const trouble = { drop_acks: 0, turn_away: 0, late_commits_ms: 0, parts: 0 };
    const link = new ModelLink(this.time, seededRandom(1), trouble);
    const remote = createModelRemote(this.server, link, UID, (listener) => {
      void link.step().then(() => listener(UID));
      return () => undefined;
    });
    this.meter = countedRemote(remote, isCounted);
    this.reads = this.meter.reads;
    const scopes = scopesOf({ uid: UID, role: 'supervisor', client_ids: [] });
    this.listeners = scopes.length;
    this.mirror(scopes.map(({ key }) => key));
    this.engine = createSyncEngine({
      account: { uid: UID, tenant_id: TENANT },
      ports: {
        store: createMemoryStore(this.disk),
        database: this.meter.remote,
        files: createModelFiles(new ModelBucket(), this.server, link, UID),
        connectivity: {
          isOnline: () => true,
          watch: () => () => undefined,
          watchWake: () => () => undefined,
          watchOpened: () => () => undefined,
        },
        leader: { whileLeading: (_name, _signal, lead) => lead() },
        release: this.server.release('1.0.0'),
        clock: new DeviceClock(this.time).ofTab(link),
        random: () => 0.5,
      },
      onMembership: () => undefined,
    });
  }

  start(): void {
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

  /** From now on reads are counted from zero. */
  resetReads(): void {
    this.meter.reset();
  }

  /** Somebody else brings so many rows in, one after the other. */
  async importRows(count: number, every_ms = IMPORT_EVERY_MS): Promise<void> {
    for (let row = 0; row < count; row += 1) {
      this.write(this.time.now);
      await this.pass(every_ms);
    }
  }

  /** The server goes back by so much while the firm is closed for a moment; nothing was ever restored before. */
  async restore(back_ms: number): Promise<void> {
    const at = this.time.now;
    const [restored_to, restored_at] = [toInstant(new Date(at - back_ms)), toInstant(new Date(at))];
    this.server.beginRestore({ id: 'epoch1', restored_to, at: restored_at });
    await this.pass(RESTORE_MS);
    this.server.endRestore();
  }

  /** How the audits of the many rows ended. */
  auditResults(): string[] {
    return this.disk.events.flatMap((event) =>
      event.kind === 'audit' && event.scope === 'obligations' ? [event.result] : [],
    );
  }

  private write(at: number): void {
    this.written += 1;
    const id = `row${String(this.written).padStart(6, '0')}`;
    this.server.writeAsFunction(
      {
        op_id: `fn_${id}`,
        tenant_id: TENANT,
        entity: 'obligations',
        doc_id: id,
        kind: 'create',
        fields: { client_id: 'c1', name: id },
        client_id: 'c1',
        changed: [],
      },
      at,
    );
  }

  /** The device has been here a moment ago and has everything. */
  private mirror(scopes: readonly string[]): void {
    const obligations = this.disk.table('obligations');
    for (const { value } of this.server.rows.values()) obligations.set(value.id, value);
    const safe_at = toInstant(new Date(START - 1_000));
    for (const scope of scopes)
      this.disk.cursors.set(scope, { scope, updated_at: safe_at, id: '', safe_at, bootstrapped: true });
  }
}
