import type { EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { PortfolioChoice } from '#data/portfolio/portfolio-choice.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { Change } from '#data/writes/change.ts';
import type { MembershipEvent } from '#sync/context.ts';
import { createSyncEngine, type SyncEngine } from '#sync/create-sync-engine.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import type { LocalStore } from '#sync/ports.ts';
import type { MemoryDisk } from '../model/memory-disk.ts';
import { createModelFiles } from '../model/model-files.ts';
import { ModelLink } from '../model/model-link.ts';
import { createModelRemote } from '../model/model-remote.ts';
import { beginClosing, continueClosing, watchAuth } from './close-accounts.ts';
import { DeviceClock } from './device-clock.ts';
import type { ActOptions, DeviceStorage } from './device-storage.ts';
import type { DeviceWorld } from './device-world.ts';
import { type AppRelease, storeOfRelease, VERSION_OF } from './entry-shapes.ts';
import { TENANT } from './run-options.ts';
import type { SeededRandom } from './seeded-random.ts';
import { StorageFaults, withStorageFaults } from './storage-faults.ts';
import type { Account, Tab } from './stay.ts';
import { TabLocks } from './tab-locks.ts';

/** A person's device: its disk outlives its tabs, which are started, cut off and killed. */
export class Device {
  readonly world: DeviceWorld;
  readonly index: number;
  readonly random: SeededRandom;
  readonly storage: DeviceStorage;
  readonly clock: DeviceClock;
  readonly faults: StorageFaults;
  /** Who is signed in, or was last. */
  uid: string;
  /** null while nobody is signed in. */
  account: Account | null = null;
  /** Accounts that were closed here: nothing of them may be left. */
  readonly closed: Account[] = [];
  /** The own row opens nothing: the screens show nothing of the account. */
  isHidden = false;
  isSignedIn = true;
  /** What the browser says about the connection. */
  isOnline = true;
  /** Whether packets really pass. */
  passes = true;
  isAsleep = false;
  tabs: Tab[] = [];
  /** Of the tabs that are opened from now on. */
  release: AppRelease = 'today';
  /** What the engine did not foresee. */
  readonly errors: unknown[] = [];
  private endSleep: (() => void) | null = null;
  private readonly hasLocks: boolean;
  private readonly onlineListeners = new Set<(online: boolean) => void>();
  private readonly identityListeners = new Set<(uid: string | null) => void>();

  constructor(world: DeviceWorld, uid: string, index: number) {
    this.world = world;
    this.uid = uid;
    this.index = index;
    this.random = world.random.fork();
    this.storage = world.openStorage({ time: world.time, random: this.random.fork(), index });
    this.clock = new DeviceClock(world.time);
    this.faults = new StorageFaults(world.options.storage_faults, world.time, this.random.fork());
    this.clock.skew = this.random.chance(0.3) ? this.random.between(-86_400_000, 86_400_000) : 0;
    this.hasLocks = !this.random.chance(0.1);
    this.signIn(uid);
  }

  get isRunning(): boolean {
    return this.tabs.length > 0;
  }

  /** What the device holds of the account that is signed in; null where there is none. */
  get disk(): MemoryDisk | null {
    return this.account?.storage.disk ?? null;
  }

  async look(): Promise<void> {
    await this.account?.storage.look();
    await this.storage.look();
  }

  /** Somebody comes to a device on which nobody is signed in. */
  signIn(uid: string): void {
    if (this.account !== null) return;
    const account: Account = {
      uid,
      storage: this.storage.openAccount(uid, () => this.forget(account)),
      locks: new TabLocks(this.hasLocks),
      agreed: [],
    };
    this.uid = uid;
    this.account = account;
    this.isHidden = false;
    if (this.world.options.portfolio > 0) this.choosePortfolio({ is_on: true });
    this.openTab();
  }

  /** What the firm has said, and the person has chosen. */
  choosePortfolio(choice: PortfolioChoice): void {
    const { account } = this;
    if (account === null) return;
    const put = account.storage.putMeta({ key: 'portfolio', value: choice });
    void this.world.time.track(put).catch((error: unknown) => this.errors.push(error));
  }

  openTab(): void {
    const { account } = this;
    if (account === null || this.isAsleep) return;
    const link = new ModelLink(this.world.time, this.random.fork(), this.world.trouble);
    link.passes = this.passes;
    const { release } = this;
    const store = storeOfRelease(this.openStore(account, link), release);
    const engine = this.createEngine(account, link, store, release);
    const tab: Tab = { release, link, store, engine, stopWatching: () => undefined };
    this.tabs.push(tab);
    tab.stopWatching = watchAuth(this, tab);
    // As the app does when it starts: what was begun is ended, and the engine is not needed for it.
    void continueClosing(this, tab).then((isClosing) => {
      if (!isClosing && !link.crashed && this.account === account) engine.start();
    });
  }

  /** The tab is gone between two steps: whatever it was waiting for never comes back. */
  crash(tabs: readonly Tab[] = this.tabs): void {
    for (const { link, stopWatching } of tabs) {
      link.crashed = true;
      stopWatching();
    }
    this.tabs = this.tabs.filter((tab) => !tabs.includes(tab));
    for (const { link } of tabs) this.account?.locks.forget(link);
    if (this.tabs.length > 0) return;
    this.onlineListeners.clear();
    this.identityListeners.clear();
  }

  /** A tab ends in order, as one does that was replaced: the lead goes to the next. */
  closeTab(tab: Tab): void {
    tab.stopWatching();
    void tab.engine.stop();
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  /** The next version in a new tab, and in every other. */
  update(): void {
    this.release = 'next';
    for (const tab of this.tabs.filter(({ release }) => release === 'today')) this.closeTab(tab);
    if (!this.isRunning) this.openTab();
  }

  /** Unless it has ended meanwhile; on a device that sleeps, as it wakes: until then no tab hears of anything. */
  replaceTab(tab: Tab): void {
    tab.link.whenAwake(() => {
      if (this.tabs.includes(tab)) this.closeTab(tab);
    });
  }

  /** Nothing is left of the account: its tabs have nothing to show any more. */
  forget(account: Account): void {
    if (this.account !== account) return;
    this.account = null;
    this.closed.push(account);
    const { tabs } = this;
    for (const { engine } of tabs) void engine.stop();
    this.tabs = [];
    this.onlineListeners.clear();
    this.identityListeners.clear();
    for (const { stopWatching } of tabs) stopWatching();
    this.world.comeBack(this, account.uid);
  }

  setLine(passes: boolean, browserKnows: boolean): void {
    this.passes = passes;
    for (const { link } of this.tabs) link.passes = passes;
    if (!browserKnows || this.isOnline === passes) return;
    this.isOnline = passes;
    for (const listener of [...this.onlineListeners]) listener(passes);
  }

  /** The browser says no and yes at the same moment, as it does between two networks. */
  flap(): void {
    if (!this.isOnline) return;
    for (const online of [false, true]) for (const listener of [...this.onlineListeners]) listener(online);
  }

  /** The SDK loses its session, or has it again. */
  setSignedIn(isSignedIn: boolean): void {
    this.isSignedIn = isSignedIn;
    for (const listener of [...this.identityListeners]) listener(isSignedIn ? this.uid : null);
  }

  /** Timers and streams rest; where the monotonic clock stands still, nobody will have noticed. */
  sleep(ms: number): void {
    if (this.isAsleep) return;
    const began = this.world.time.now;
    const standsStill = this.random.chance(0.5);
    this.isAsleep = true;
    for (const { link } of this.tabs) link.sleep();
    this.endSleep = () => {
      this.endSleep = null;
      this.isAsleep = false;
      if (standsStill) this.clock.lose(this.world.time.now - began);
      for (const { link } of this.tabs) link.wake();
    };
    this.world.time.after(ms, () => this.wake());
  }

  wake(): void {
    this.endSleep?.();
  }

  /** What a person does on a screen: written down as an act, unless the device refuses with a message. */
  async write<E extends EntityName>(change: Change<E>, options: ActOptions = {}): Promise<string | null> {
    const { account } = this;
    if (account === null || this.isHidden || (await this.isRefused(account))) return null;
    const act = await this.world.time.track(account.storage.write(change, options, this.writingRelease()));
    if (act === null) return null;
    this.record(change, act.op_id, act.needs, act.seen);
    return act.op_id;
  }

  /** The person decides about something parked. */
  async retry({ op_id }: OutboxEntry): Promise<void> {
    const { account } = this;
    if (account === null || this.isHidden) return;
    if (account.storage.disk.conflicts.has(op_id)) this.world.ledger.overridden.add(op_id);
    await this.world.time.track(account.storage.retry(op_id));
  }

  /** The person gives something up. */
  async discard({ op_id, entity, doc_id }: OutboxEntry): Promise<void> {
    const { account } = this;
    if (account === null || this.isHidden) return;
    const before = account.storage.disk.state(entity, doc_id).entries;
    await this.world.time.track(account.storage.discard(op_id));
    await account.storage.look();
    const { disk } = account.storage;
    const gone = before.filter((entry) => !disk.outbox.has(entry.op_id));
    this.world.ledger.giveUp(gone);
    if (entity === 'documents' && gone.length > 0) this.world.ledger.giveUpNaming(doc_id);
  }

  /** The release of the tab that a person writes in. */
  private writingRelease(): AppRelease {
    return this.world.options.old_tabs > 0
      ? (this.random.pick(this.tabs)?.release ?? this.release)
      : this.release;
  }

  deviceTime(): string {
    return new Date(this.clock.now()).toISOString().replace('Z', '000000Z');
  }

  /** As `write()` does: an aborted transaction is tried again, room is made; what then fails is reported. */
  private async isRefused({ storage }: Account): Promise<boolean> {
    const fault = this.faults.strike();
    if (fault === null || fault === 'aborted') return false;
    if (fault === 'closed' || !(await this.world.time.track(storage.freeRoom()))) return true;
    this.faults.freed();
    return false;
  }

  private record<E extends EntityName>(
    change: Change<E>,
    opId: string | null,
    needs: readonly string[],
    seen: StoredRow | null,
  ): void {
    const { ledger } = this.world;
    const of = { device: this.index, stay: this.closed.length, entity: change.entity, doc_id: change.id };
    const order = ledger.next();
    if (opId !== null) ledger.wrote(opId, this.index, needs);
    if (change.kind === 'remove') return void ledger.removals.push({ ...of, order });
    const fields: Record<string, unknown> = change.kind === 'create' ? change.fields : change.patch;
    for (const [field, value] of Object.entries(fields)) {
      ledger.acts.push({ ...of, order, op_id: opId, field, value, seen: seen?.[field] ?? null });
    }
  }

  private openStore(account: Account, link: ModelLink): LocalStore {
    const store = account.storage.openStore(() => link.step());
    const faulty = withStorageFaults(store, this.faults, () => link.step());
    return {
      ...faulty,
      beginClosing: async (request) => {
        const closing = await faulty.beginClosing(request);
        if (closing?.reason === 'left') this.world.ledger.giveUp(account.agreed);
        return closing;
      },
    };
  }

  private createEngine(
    account: Account,
    link: ModelLink,
    store: LocalStore,
    release: AppRelease,
  ): SyncEngine {
    const { server, bucket, options } = this.world;
    const { uid } = account;
    return createSyncEngine({
      account: { uid, tenant_id: TENANT },
      settings: { ...this.world.settings, page_rows: options.page },
      ports: {
        store,
        database: createModelRemote(server, link, uid, (listener) => this.watchIdentity(link, listener)),
        files: createModelFiles(bucket, server, link, uid),
        connectivity: {
          isOnline: () => this.isOnline,
          watch: (listener) => listenIn(this.onlineListeners, listener),
          watchWake: () => () => undefined,
          watchOpened: () => () => undefined,
        },
        release: server.release(VERSION_OF[release]),
        leader: account.locks.leaderOf(link),
        clock: this.clock.ofTab(link),
        random: () => link.random.next(),
      },
      onMembership: (event) => this.onMembership(account, link, event),
      onFault: (error) => {
        if (!(error instanceof StoreError)) this.errors.push(error);
      },
    });
  }

  private onMembership(account: Account, link: ModelLink, event: MembershipEvent): void {
    if (this.account !== account || link.crashed) return;
    this.isHidden = event.kind === 'hidden';
    const tab = this.tabs.find((one) => one.link === link);
    if (event.kind === 'closed' && tab !== undefined) beginClosing(this, tab, { reason: event.reason });
  }

  private watchIdentity(link: ModelLink, listener: (uid: string | null) => void): () => void {
    this.identityListeners.add(listener);
    void link.step().then(() => {
      if (this.identityListeners.has(listener)) listener(this.isSignedIn ? this.uid : null);
    });
    return () => this.identityListeners.delete(listener);
  }
}

function listenIn<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
