import { type EntityName, makeOperationId } from '@portal/domain';
import type { Change } from '#data/change.ts';
import type { StoredRow } from '#data/database.ts';
import { discardEntry, keepMine, parkEntry, requeueEntry } from '#data/entry-changes.ts';
import { vanishedEntries } from '#data/document-state-table.ts';
import type { OutboxEntry, Upload } from '#data/outbox-entry.ts';
import { planWrite } from '#data/plan-write.ts';
import { createSyncEngine } from '#sync/create-sync-engine.ts';
import { createModelFiles, ModelFile } from '../model/model-files.ts';
import { ModelLink } from '../model/model-link.ts';
import { createModelRemote } from '../model/model-remote.ts';
import { MemoryDisk } from '../model/memory-disk.ts';
import { createMemoryStore } from '../model/memory-store.ts';
import type { SeededRandom } from './seeded-random.ts';
import { TENANT, type World } from './world.ts';

type Tab = { link: ModelLink; store: ReturnType<typeof createMemoryStore> };

/** A person's device: its disk outlives its tabs, which are started, cut off and killed. */
export class Device {
  readonly world: World;
  readonly uid: string;
  readonly index: number;
  readonly random: SeededRandom;
  disk = new MemoryDisk();
  isLost = false;
  isSignedIn = true;
  /** What the browser says of the line. */
  isOnline = true;
  /** Whether packets really pass. */
  passes = true;
  /** Device time minus true time, ms. */
  skew = 0;
  private readonly faults: unknown[] = [];
  private readonly onlineListeners = new Set<(online: boolean) => void>();
  private readonly identityListeners = new Set<(uid: string | null) => void>();
  private tabs: Tab[] = [];
  private writes = 0;

  constructor(world: World, uid: string, index: number) {
    this.world = world;
    this.uid = uid;
    this.index = index;
    this.random = world.random.fork();
    this.skew = this.random.chance(0.3) ? this.random.between(-86_400_000, 86_400_000) : 0;
    this.openTab();
  }

  get isRunning(): boolean {
    return this.tabs.length > 0;
  }

  get errors(): readonly unknown[] {
    return this.faults;
  }

  openTab(): void {
    if (this.isLost || this.disk.erased) return;
    const { time, server, bucket, options, trouble } = this.world;
    const link = new ModelLink(time, this.random.fork(), trouble);
    link.passes = this.passes;
    const store = createMemoryStore(this.disk, () => link.step());
    const engine = createSyncEngine({
      account: { uid: this.uid, tenant_id: TENANT },
      settings: { page_rows: options.page, reanchor_rows: 20, reanchor_ms: 15 * 60_000 },
      ports: {
        store,
        database: createModelRemote(server, link, this.uid, (listener) => this.watchIdentity(link, listener)),
        files: createModelFiles(bucket, server, link, this.uid),
        connectivity: {
          isOnline: () => this.isOnline,
          watch: (listener) => this.watchLine(link, listener),
          watchWake: () => () => undefined,
        },
        // Every tab leads, as in a browser without locks: receipts alone must make that harmless.
        leader: { whileLeading: (_name, _signal, lead) => lead() },
        clock: {
          now: () => time.now + this.skew,
          monotonic: () => time.now,
          after: (ms, run) => time.after(ms, () => link.crashed || run()),
        },
        random: () => link.random.next(),
      },
      onMembershipLost: () => {
        this.isLost = true;
      },
      onFault: (error) => this.faults.push(error),
    });
    this.tabs.push({ link, store: this.recordingLoss(store) });
    engine.start();
  }

  /** The tab is gone between two steps: whatever it was waiting for never comes back. */
  crash(): void {
    for (const { link } of this.tabs) link.crashed = true;
    this.tabs = [];
    this.onlineListeners.clear();
    this.identityListeners.clear();
  }

  setLine(passes: boolean, browserKnows: boolean): void {
    this.passes = passes;
    for (const { link } of this.tabs) link.passes = passes;
    if (!browserKnows || this.isOnline === passes) return;
    this.isOnline = passes;
    for (const listener of [...this.onlineListeners]) listener(passes);
  }

  /** The browser says no and yes in one breath, as it does between two networks. */
  flap(): void {
    if (!this.isOnline) return;
    for (const online of [false, true]) for (const listener of [...this.onlineListeners]) listener(online);
  }

  setSignedIn(isSignedIn: boolean): void {
    this.isSignedIn = isSignedIn;
    for (const listener of [...this.identityListeners]) listener(isSignedIn ? this.uid : null);
  }

  /** As `write()` of the data room: one transaction, in which nothing else happens. */
  write<E extends EntityName>(
    change: Change<E>,
    options: { needs?: string[]; after?: string[]; upload?: Omit<Upload, 'seq'> } = {},
  ): boolean {
    if (this.disk.erased) return false;
    const before = this.disk.state(change.entity, change.id);
    const entries = this.disk.entries();
    const seq = (entries.at(-1)?.seq ?? 0) + 1;
    this.writes += 1;
    const plan = planWrite(before, change, {
      uid: this.uid,
      tenant_id: TENANT,
      op_id: makeOperationId(this.uid, `dev${String(this.index)}x${String(this.writes).padStart(6, '0')}`),
      seq,
      now: this.deviceTime(),
      needs: [...(options.needs ?? []), ...(options.upload === undefined ? [] : [options.upload.upload_id])],
      after: options.after ?? [],
      isNeeded: (opId) => entries.some((entry) => entry.needs.includes(opId)),
    });
    if (plan.kind !== 'planned') return false;
    if (options.upload !== undefined) {
      const { upload } = options;
      this.disk.files.set(upload.document_id, new ModelFile(upload.size_bytes, upload.md5));
      this.disk.put(this.disk.uploads, upload.upload_id, { ...upload, seq });
    }
    this.disk.save({ before, after: plan.state });
    this.commitToDisk();
    this.record(change, plan.op_id, before.row);
    return true;
  }

  /** The person decides about something parked. */
  resolve(entry: OutboxEntry, decision: 'retry' | 'discard'): void {
    const before = this.disk.state(entry.entity, entry.doc_id);
    if (decision === 'discard') {
      if (before.entries.some((other) => other.state === 'sending')) return;
      const after = discardEntry(before, entry.op_id);
      const gone = vanishedEntries({ before, after });
      this.world.ledger.giveUp(gone);
      this.disk.save({ before, after });
      this.parkDependents(gone.map((dropped) => dropped.op_id));
    } else {
      const conflict = this.disk.conflicts.get(entry.op_id);
      for (const id of entry.needs) {
        const upload = this.disk.uploads.get(id);
        if (upload?.state === 'parked') {
          this.disk.put(this.disk.uploads, id, { ...upload, state: 'waiting', error_kind: null, next_at: 0 });
        }
      }
      if (conflict !== undefined) this.world.ledger.overridden.add(entry.op_id);
      this.disk.put(this.disk.conflicts, entry.op_id, null);
      const after = conflict === undefined ? requeueEntry(before, entry.op_id) : keepMine(before, conflict);
      this.disk.save({ before, after });
    }
    this.commitToDisk();
  }

  deviceTime(): string {
    return new Date(this.world.time.now + this.skew).toISOString().replace('Z', '000000Z');
  }

  private parkDependents(opIds: string[]): void {
    for (const entry of this.disk.entries().filter(({ needs }) => needs.some((id) => opIds.includes(id)))) {
      const before = this.disk.state(entry.entity, entry.doc_id);
      this.disk.save({ before, after: parkEntry(before, entry.op_id, 'failed_precondition') });
    }
  }

  private commitToDisk(): void {
    if (this.disk.commit()) for (const { store } of this.tabs) store.notify();
  }

  private record<E extends EntityName>(change: Change<E>, opId: string | null, seen: StoredRow | null): void {
    const { ledger } = this.world;
    const of = { device: this.index, entity: change.entity, doc_id: change.id };
    const order = ledger.next();
    if (change.kind === 'remove') return void ledger.removals.push({ ...of, order });
    const fields: Record<string, unknown> = change.kind === 'create' ? change.fields : change.patch;
    for (const [field, value] of Object.entries(fields)) {
      ledger.acts.push({ ...of, order, op_id: opId, field, value, seen: seen?.[field] ?? null });
    }
  }

  /** What the erasure of a lost account hands over counts as given up: the person was told. */
  private recordingLoss(store: Tab['store']): Tab['store'] {
    const { exportUnsent } = store;
    store.exportUnsent = () => {
      this.world.ledger.giveUp(this.disk.entries());
      return exportUnsent.call(store);
    };
    return store;
  }

  private watchIdentity(link: ModelLink, listener: (uid: string | null) => void): () => void {
    this.identityListeners.add(listener);
    void link.step().then(() => {
      if (this.identityListeners.has(listener)) listener(this.isSignedIn ? this.uid : null);
    });
    return () => this.identityListeners.delete(listener);
  }

  private watchLine(_link: ModelLink, listener: (online: boolean) => void): () => void {
    this.onlineListeners.add(listener);
    return () => this.onlineListeners.delete(listener);
  }
}
