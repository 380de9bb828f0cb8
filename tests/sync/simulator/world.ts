import {
  COLLECTIONS,
  type EntityName,
  ERASED_COLLECTIONS,
  fromInstant,
  type Instant,
  type Role,
  toInstant,
} from '@portal/domain';
import type { SyncSettings } from '#sync/settings.ts';
import type { LineTrouble } from '../model/model-link.ts';
import { ModelBucket } from '../model/model-files.ts';
import { ModelServer } from '../model/model-server.ts';
import { appUser } from '../support/app-user.ts';
import { Device } from './device.ts';
import type { Holding } from './holding.ts';
import { Losses } from './losses.ts';
import type { OpenStorage } from './device-storage.ts';
import type { DeviceWorld } from './device-world.ts';
import { VERSION_OF } from './entry-shapes.ts';
import { Ledger } from './ledger.ts';
import { type RunOptions, TENANT } from './run-options.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { VirtualTime } from './virtual-time.ts';

export const COMPANIES = ['c1', 'c2', 'c3'] as const;

const DAY_MS = 86_400_000;
const HOUR_MS = 60 * 60_000;

/** 20 November 2026: where every run begins. */
const START = Date.parse('2026-11-20T12:00:00Z');

/** Everything of one run: the firm's server and the devices of its people. */
export class World implements DeviceWorld {
  readonly options: RunOptions;
  readonly time = new VirtualTime();
  readonly random: SeededRandom;
  readonly server: ModelServer;
  readonly bucket = new ModelBucket();
  readonly ledger = new Ledger();
  readonly losses = new Losses();
  readonly holdings = new Map<string, Holding>();
  /** The trouble on every connection, until calm returns. */
  readonly trouble: LineTrouble;
  readonly devices: Device[] = [];
  readonly settings: Partial<SyncSettings>;
  readonly openStorage: OpenStorage;
  /** Simulated time of the first action. */
  readonly began = START;
  private functionWrites = 0;

  constructor(options: RunOptions, openStorage: OpenStorage) {
    this.options = options;
    this.openStorage = openStorage;
    this.trouble = { ...options.trouble };
    this.random = seededRandom(options.seed);
    this.time.now = START;
    this.server = new ModelServer(TENANT, this.random.pick([1, 1, 1_000, 5_000]) ?? 1);
    this.settings = {
      reanchor_rows: 20,
      reanchor_ms: 15 * 60_000,
      audit_leaf_rows: 3,
      // In half of the runs not every company has its listeners, in a quarter none has. By the seed: it is no draw.
      live_companies: [6, 0, 6, 1][options.seed % 4] ?? 6,
      // In two thirds of the runs every device that comes back reads pages first. By the seed, too.
      just_now_ms: Math.floor(options.seed / 4) % 3 === 1 ? HOUR_MS : 0,
      // In half of the runs no audit repairs what the protocol missed: except for the first one, it never comes. What the
      // server lost only an audit finds.
      audit_every_ms: this.random.chance(0.5) || options.server_loss > 0 ? 10 * 60_000 : 3_650 * DAY_MS,
    };
    if (options.window_ms > 0) this.settings.window_start = (now) => startOfWindow(now, options.window_ms);
    this.seedFirm();
    for (let i = 0; i < options.devices; i += 1) this.devices.push(new Device(this, this.personOf(i), i));
    this.server.watchers.add(() => this.actAsFunctions());
  }

  /** Two devices of one accountant, then clients and others: one person on two devices is where races are. */
  private personOf(index: number): string {
    const people = ['rui', 'rui', 'ana', 'bia', 'sam', 'ana'];
    return people[index % people.length] ?? 'rui';
  }

  private seedFirm(): void {
    const people: [string, Role, string[]][] = [
      ['rui', 'accountant', []],
      ['sam', 'supervisor', []],
      ['ana', 'client', ['c1']],
      ['bia', 'client', ['c1', 'c2']],
      ['eva', 'accountant', []],
      ['leo', 'client', ['c3']],
    ];
    for (const [uid, role, companies] of people) this.server.setUser(appUser(uid, TENANT, role, companies));
    for (const id of COMPANIES) {
      this.writeAsFunction('clients', id, { ...CLIENT, corporate_name: `Empresa ${id}` });
      const company = { client_id: id, corporate_name: id, trade_name: null, cnpj_cpf: CLIENT.cnpj_cpf };
      this.writeAsFunction('companies', id, { ...company, tax_regime: CLIENT.tax_regime, status: 'active' });
    }
    // A year of history, so that the overlap does not cover for a gap.
    for (let i = 0; i < 12; i += 1) {
      const at = START - (12 - i) * 30 * DAY_MS;
      this.writeAsFunction('obligations', `old${String(i)}`, obligation('c1', `old ${String(i)}`), at);
    }
    if (this.options.window_ms > 0) this.seedPast();
    if (this.options.portfolio > 0) this.seedPortfolios();
    for (let i = 0; i < this.options.equal_stamps; i += 1) {
      const client_id = COMPANIES[i % COMPANIES.length] ?? 'c1';
      this.writeAsFunction('obligations', `seed${String(i)}`, obligation(client_id, `seed ${String(i)}`));
    }
  }

  /** What a window leaves out, and what is named by something that it does not. */
  private seedPast(): void {
    for (let i = 0; i < 6; i += 1) {
      const at = START - (6 - i) * 60 * DAY_MS;
      const document_ids = [`past${String(i)}`];
      const document = oldDocument('c1', `past${String(i)}`);
      this.bucket.objects.set(document.storage_path, { size_bytes: 1, md5: '', times: 1 });
      this.writeAsFunction('documents', `past${String(i)}`, document, at);
      const status = i % 2 === 0 ? 'pending' : 'completed';
      const row = { ...obligation('c1', `past ${String(i)}`), document_ids, status };
      this.writeAsFunction('obligations', `past${String(i)}`, row, at);
    }
  }

  /** Who looks after whom, and what belongs to no client. */
  private seedPortfolios(): void {
    for (const [client_id, assigned_to] of [
      ['c1', 'rui'],
      ['c2', 'eva'],
    ] as const)
      this.writeAsFunction('thread_staff', client_id, { client_id, assigned_to });
    const note = { title: 'general', content: '', category: null, client_id: null };
    this.writeAsFunction('notes', 'general', note);
  }

  writeAsFunction(
    entity: EntityName,
    docId: string,
    fields: Record<string, unknown>,
    at: number = this.time.now,
  ): void {
    // Functions rest while the firm is put back.
    if (this.server.epoch?.state === 'restoring')
      return void this.time.after(5_000, () => this.writeAsFunction(entity, docId, fields));
    const before = this.server.rows.get(`${entity}/${docId}`)?.value;
    this.functionWrites += 1;
    const created = [...Object.keys(fields), 'tenant_id', 'created_at', 'created_by', 'deleted_at'];
    this.server.writeAsFunction(
      {
        op_id: `fn_${String(this.functionWrites).padStart(8, '0')}`,
        tenant_id: TENANT,
        entity,
        doc_id: docId,
        kind: before === undefined ? 'create' : 'patch',
        fields,
        client_id: typeof fields['client_id'] === 'string' ? fields['client_id'] : null,
        changed: before === undefined ? created : Object.keys(fields),
      },
      at,
    );
  }

  /** A function removes a row, and empties it where it will be erased. */
  removeAsFunction(entity: EntityName, docId: string): void {
    if (this.server.epoch?.state === 'restoring')
      return void this.time.after(5_000, () => this.removeAsFunction(entity, docId));
    const row = this.server.rows.get(`${entity}/${docId}`)?.value;
    if (row === undefined || row.deleted_at !== null) return;
    const isErased = ERASED_COLLECTIONS.some((erased) => erased === entity);
    const content = Object.keys(COLLECTIONS[entity].shape).filter((field) => field !== 'client_id');
    const fields = isErased ? Object.fromEntries(content.map((field) => [field, null])) : {};
    this.functionWrites += 1;
    this.server.writeAsFunction(
      {
        op_id: `fn_${String(this.functionWrites).padStart(8, '0')}`,
        tenant_id: TENANT,
        entity,
        doc_id: docId,
        kind: 'remove',
        fields,
        client_id: typeof row['client_id'] === 'string' ? row['client_id'] : null,
        changed: [...Object.keys(fields), 'deleted_at'],
      },
      this.time.now,
    );
  }

  /** Where an account was closed, somebody may come some time later: the same person, or another. */
  comeBack(device: Pick<Device, 'random' | 'signIn'>, uid: string): void {
    const { random } = device;
    if (random.chance(0.15)) return;
    this.time.after(random.between(2_000, 90_000), () => {
      const admitted = [...this.server.users.keys()].filter((one) => this.mayEnter(one));
      const next = random.chance(0.5) ? admitted.find((one) => one === uid) : random.pick(admitted);
      if (next !== undefined) device.signIn(next);
    });
  }

  /** Whether the sign-in lets this person in. */
  mayEnter(uid: string): boolean {
    const user = this.server.user(uid);
    const isMember = user?.is_active === true && user.role !== null && user.tenant_id === TENANT;
    return isMember && !this.server.disabled.has(uid);
  }

  /** A function looks at each new file some time after its row is there, and bumps the row. */
  private actAsFunctions(): void {
    const last = this.server.commits.at(-1);
    if (last?.number !== this.server.version || last.write.uid === 'fn') return;
    if (last.write.entity !== 'documents' || last.write.kind !== 'create') return;
    this.time.after(500 + this.random.next() * 20_000, () => {
      if (this.server.rows.has(`documents/${last.write.doc_id}`))
        this.writeAsFunction('documents', last.write.doc_id, { check: 'ok' });
    });
  }

  /** Everybody is online, and every answer arrives. */
  makePeace(): void {
    Object.assign(this.trouble, { drop_acks: 0, turn_away: 0 } satisfies Partial<LineTrouble>);
    for (const device of this.devices) {
      device.faults.end();
      device.wake();
      device.setLine(true, true);
      device.setSignedIn(true);
      if (!device.isRunning) device.openTab();
      // What an old tab keeps for the next version is sent by it.
      if (this.server.servedVersion !== VERSION_OF.today) device.update();
    }
  }

  get now(): Instant {
    return toInstant(new Date(this.time.now));
  }
}

export const CLIENT = {
  corporate_name: '',
  trade_name: null,
  cnpj_cpf: '11222333000181',
  tax_regime: 'mei',
  status: 'active',
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  notes: null,
} as const;

export const obligation = (client_id: string, name: string) => ({
  client_id,
  name,
  due_date: '2026-12-01',
  priority: null,
  status: 'pending' as const,
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
});

const oldDocument = (client_id: string, id: string) => ({
  client_id,
  filename: id,
  storage_path: `client-documents/${TENANT}/${client_id}/${id}/x.pdf`,
  mime_type: 'application/pdf',
  size_bytes: 1,
  category: null,
  description: null,
  uploaded_by: 'rui',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
});

/** In steps, as the months are: so that it also stays where it is for a while. */
function startOfWindow(now: Instant, lasts: number): Instant {
  const step = lasts / 4;
  return toInstant(new Date(Math.floor((fromInstant(now).getTime() - lasts) / step) * step));
}
